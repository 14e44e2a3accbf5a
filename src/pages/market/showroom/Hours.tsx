import { ChevronDown, Clock } from "lucide-react";
import type { Showroom } from "#features/dealers/showrooms/showroom.contract.ts";
import { formatHour, formatWeekday } from "#i18n/opening-hours.ts";
import { useWording, type Wording } from "#ui/page.tsx";
import * as styles from "./showroom.module.css";

/** When the showroom is open, and whether it is now. */
export function Hours({ dealer: { hours, opening } }: { dealer: Showroom }) {
  const wording = useWording();
  const { t, language } = wording;
  if (!hours || !opening) return null;
  return (
    <section className={`${styles.hours} stack s2`}>
      <h2>
        <Clock className="i" aria-hidden="true" />
        {t("showrooms.hours")}
      </h2>
      <details>
        <summary>
          <span className={`badge ${opening.isOpen ? "ok" : "warn"}`}>
            {t(opening.isOpen ? "showrooms.openNow" : "showrooms.closedNow")}
          </span>
          <span className="small soft grow">{nextChange(opening, wording)}</span>
          <ChevronDown className="i s" aria-hidden="true" />
        </summary>
        <table>
          <tbody>
            {hours.map((spans, day) => (
              <tr key={formatWeekday(language, day)}>
                <th scope="row">{formatWeekday(language, day)}</th>
                <td>
                  {spans.length === 0
                    ? t("showrooms.closed")
                    : spans.map(([from, until]) => (
                        <span key={from} className={styles.span}>
                          {t("showrooms.span", {
                            from: formatHour(language, from),
                            until: formatHour(language, until),
                          })}
                        </span>
                      ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

function nextChange({ isOpen, at, weekday }: NonNullable<Showroom["opening"]>, { t, language }: Wording) {
  if (at === null) return isOpen ? t("showrooms.alwaysOpen") : "";
  const time = formatHour(language, at);
  if (weekday === null) return t(isOpen ? "showrooms.openUntil" : "showrooms.opensAt", { time });
  return t(isOpen ? "showrooms.openUntilDay" : "showrooms.opensOn", {
    day: formatWeekday(language, weekday),
    time,
  });
}
