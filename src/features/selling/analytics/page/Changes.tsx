import { isolated } from "#i18n/format.ts";
import { useWording, type Wording } from "#ui/page.tsx";
import type { ListingAnalytics } from "../analytics.contract.ts";
import { longDay } from "../day-names.ts";
import * as styles from "./analytics.module.css";
import type { ChangedDay } from "./changed-days.ts";
import { formatPerDay } from "./percent.ts";

type Change = ListingAnalytics["changes"][number];

export function wordsOf({ kind, priceUsd, previousPriceUsd }: Change, { t, money }: Wording): string {
  if (kind === "photos") return t("analytics.changedPhotos");
  if (kind === "renewed") return t("analytics.changedRenewed");
  return t("analytics.changedPrice", {
    to: isolated(money(priceUsd ?? 0)),
    from: isolated(money(previousPriceUsd ?? 0)),
  });
}

/** The numbered changes of the chart: contacts and views per day before and after each. */
export function Changes({ changed }: { changed: readonly ChangedDay[] }) {
  const wording = useWording();
  const { t, language, number } = wording;
  return (
    <section className="panel" aria-labelledby="changes">
      <div className="panel-h">
        <h2 id="changes">{t("analytics.changes")}</h2>
      </div>
      {changed.length === 0 ? (
        <p className="soft small">{t("analytics.noChanges")}</p>
      ) : (
        <ol className={styles.changes}>
          {changed.map(({ day, changes }, index) => (
            <li key={day}>
              <b aria-hidden="true">{number(index + 1)}</b>
              <div>
                <time dateTime={day} className="muted tiny">
                  {longDay(language, day)}
                </time>
                {changes.map((change) => (
                  <p key={change.at} className="m">
                    {wordsOf(change, wording)}
                  </p>
                ))}
                {changes[0] && <Moved change={changes[0]} />}
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Moved({ change: { before, after } }: { change: Change }) {
  const { t, language } = useWording();
  if (!before || !after) return <p className="soft small">{t("analytics.tooSoon")}</p>;
  return (
    <>
      <dl className={styles.moved}>
        {(["contacts", "views"] as const).map((one) => (
          <div key={one}>
            <dt>{t("analytics.perDay", { of: t(`analytics.${one}`) })}</dt>
            <dd>
              {t("analytics.beforeAfter", {
                before: formatPerDay(language, before[one]),
                after: formatPerDay(language, after[one]),
              })}
            </dd>
          </div>
        ))}
      </dl>
      <p className="muted tiny">{t("analytics.movedOver", { days: before.days, after: after.days })}</p>
    </>
  );
}
