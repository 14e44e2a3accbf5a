import { mileage } from "#features/listings/facts/facts.ts";
import type { SeenBefore as Seen } from "#features/listings/seen-before.schema.ts";
import { useWording } from "#ui/page.tsx";
import * as styles from "./price-history.module.css";

/** Earlier listings of the same vehicle: when they ended, and what they said last. */
export function SeenBefore({ seen }: { seen: readonly Seen[] }) {
  const wording = useWording();
  const { t, day, money } = wording;
  return (
    <section>
      <h2>{t("detail.seenBefore")}</h2>
      <p className="soft small">{t("detail.seenBeforeText")}</p>
      <ol className={`${styles.list} ${styles.seen}`}>
        {seen.map((one) => (
          <li key={`${one.date} ${one.price} ${one.mileage}`}>
            <time dateTime={one.date}>{day(one.date)}</time>
            <span>{mileage(one, wording) ?? t("detail.seenNoMileage")}</span>
            <b className="m">
              <bdi className="num" dir="ltr">
                {money(one.price, one.currency)}
              </bdi>
            </b>
          </li>
        ))}
      </ol>
    </section>
  );
}
