import { isolated } from "#i18n/format.ts";
import type { Wording } from "#i18n/wording.ts";
import { Price } from "#ui/Price.tsx";
import { useWording } from "#ui/page.tsx";
import type { CostItem } from "./cost.schema.ts";
import * as styles from "./costs.module.css";

/** One cost: how much or why that is not said, what it is made of, and since when it holds by which publication. */
export function CostLine({ item }: { item: CostItem }) {
  const wording = useWording();
  const { t, language } = wording;
  const { kind, row, amount, amountUsd } = item;
  const note = row && (language === "ar" ? row.noteAr : row.noteEn);
  const made = madeOf(item, wording);
  return (
    <div>
      <dt>{t(`detail.cost_${kind}`)}</dt>
      <dd>
        {row && amount !== null ? (
          <p className="m">
            <Price value={amount} currency={row.currency} className="" />
            {kind === "road_fee" && <> {t("detail.costYearly")}</>}
            {row.currency !== "usd" && amountUsd !== null && (
              <span className="muted">
                {" "}
                <span aria-hidden="true">≈ </span>
                <span className="sr">{t("listings.cardAbout")} </span>
                <Price value={Math.round(amountUsd)} currency="usd" className="" />
              </span>
            )}
          </p>
        ) : (
          <p className="soft">{unsaid(item, wording)}</p>
        )}
        {made.length > 0 && (
          <ul className="small soft">
            {made.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
        {item.bands.length > 0 && <Bands item={item} />}
        {note && <p className="small soft">{note}</p>}
        {row && item.missing !== "first_registration" && <Source row={row} />}
      </dd>
    </div>
  );
}

function unsaid({ state, missing }: CostItem, { t }: Wording): string {
  if (state === "not_due") return t("detail.costNotDue");
  return missing ? t(`detail.costMissing_${missing}`) : t("detail.costNoRow");
}

/** "Of $12,000", "3% of it: $360", "Fixed: $150", or by what a road fee was found. */
function madeOf({ parts, value, measured, state, row }: CostItem, { t, number, money }: Wording): string[] {
  if (!row || state !== "known") return [];
  if (measured) return [t(`detail.costAt_${measured.measure}`, { of: number(measured.of ?? 0) })];
  const amount = (of: number) => isolated(money(of, row.currency));
  const said = parts.map(({ part, percent, amount: of }) =>
    t(`detail.costPart_${part}`, { amount: amount(of), percent: percent === null ? "" : number(percent) }),
  );
  return value === null ? said : [t("detail.costValue", { amount: amount(value) }), ...said];
}

/** The amounts for a vehicle of this age, to be looked up in the registration book. */
function Bands({ item: { bands, measured, row } }: { item: CostItem }) {
  const { t, number } = useWording();
  if (!measured || !row) return null;
  return (
    <details className="fair-how small">
      <summary>{t(`detail.costBands_${measured.measure}`)}</summary>
      <ul className={styles.costBands}>
        {bands.map(({ from, to, amount }) => (
          <li key={from}>
            <span>
              {to === null
                ? t("detail.costFrom", { from: number(from) })
                : t("detail.costFromTo", { from: number(from), to: number(to) })}
            </span>
            <Price value={amount} currency={row.currency} className="" />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Source({ row }: { row: NonNullable<CostItem["row"]> }) {
  const { t, day } = useWording();
  return (
    <p className="small muted">
      {t("detail.costSince", { day: day(row.validFrom) })}{" "}
      {row.sourceUrl ? (
        <a
          className="link"
          href={row.sourceUrl}
          target="_blank"
          rel="noopener noreferrer nofollow"
          dir="auto"
        >
          {row.source}
        </a>
      ) : (
        <bdi>{row.source}</bdi>
      )}
    </p>
  );
}
