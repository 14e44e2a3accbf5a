import { type Language, localeOf } from "#i18n/language.ts";
import { Chart } from "#ui/kit/charts/Chart.tsx";
import { useWording } from "#ui/page.tsx";
import type { DetailedAnalytics } from "../analytics.contract.ts";
import * as styles from "./analytics.module.css";

const clock = {
  ar: new Intl.DateTimeFormat(localeOf("ar"), { hour: "numeric", hourCycle: "h12", timeZone: "UTC" }),
  en: new Intl.DateTimeFormat(localeOf("en"), { hour: "numeric", hourCycle: "h12", timeZone: "UTC" }),
};
const hourName = (language: Language, hour: number) =>
  clock[language].format(new Date(Date.UTC(2026, 0, 1, hour % 24)));

/** At which hours of the day buyers look. */
export function Hours({ hours }: { hours: DetailedAnalytics["hours"] }) {
  const { t, language } = useWording();
  const most = Math.max(...hours.map(({ views }) => views));
  const busiest = hours.find(({ views }) => views === most);
  const span = (hour: number) => ({ from: hourName(language, hour), to: hourName(language, hour + 1) });
  const told = (hour: number, views: number, contacts: number) =>
    t("analytics.hourTold", {
      ...span(hour),
      views: t("analytics.viewsCount", { count: views }),
      contacts: t("analytics.contactsCount", { count: contacts }),
    });
  return (
    <section className={styles.hours} aria-labelledby="hours">
      <h3 id="hours">{t("analytics.hours")}</h3>
      <p className="small soft">
        {busiest && most > 0 ? t("analytics.hoursBusiest", span(busiest.hour)) : t("analytics.hoursNone")}
      </p>
      {most > 0 && (
        <>
          <Chart
            className={styles.clock}
            label={t("analytics.hours")}
            points={hours.map(({ hour, views, contacts }) => ({
              key: String(hour),
              label: hourName(language, hour),
              values: views === most ? [0, views] : [views, 0],
              title: told(hour, views, contacts),
            }))}
            series={[
              { form: "bars", colour: "var(--chart-4)" },
              { form: "bars", colour: "var(--chart-1)" },
            ]}
          />
          <ol className="sr">
            {hours.map(({ hour, views, contacts }) => (
              <li key={hour}>{told(hour, views, contacts)}</li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
