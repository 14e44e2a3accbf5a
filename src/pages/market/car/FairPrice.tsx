import { FairLabel } from "#features/listings/card/FairLabel.tsx";
import type { PublicListing } from "#features/listings/listing.schema.ts";
import { Ruler } from "#features/pricing/Ruler.tsx";
import { surenessOf } from "#features/pricing/sureness.ts";
import { isolated, toHundred } from "#i18n/format.ts";
import { Kept } from "#ui/Kept.tsx";
import { useWording } from "#ui/page.tsx";
import * as styles from "./fair-price.module.css";

/** What the label of the price rests on: how many others, the range they ask, what is left of it later, and how that is reckoned. */
export function FairPrice({ listing }: { listing: PublicListing }) {
  const { fairPrice, fairPriceBasis: basis } = listing;
  if (!fairPrice || !basis) return <TooLittle listing={listing} />;
  return (
    <Kept as="section" thing={listing} variant={() => "fair price"}>
      {() => <Basis label={fairPrice} basis={basis} priceUsd={listing.priceUsd} />}
    </Kept>
  );
}

interface BasisProps {
  label: NonNullable<PublicListing["fairPrice"]>;
  basis: NonNullable<PublicListing["fairPriceBasis"]>;
  priceUsd: number;
}

function Basis({ label, basis, priceUsd }: BasisProps) {
  const { t, money, plain, day } = useWording();
  const { low, high, comparables: count, yearMin, yearMax, computedAt, later } = basis;
  const dollars = (value: number) => money(toHundred(value));
  const range = { low: isolated(dollars(low)), high: isolated(dollars(high)) };
  return (
    <>
      <div className="panel-h">
        <h2>{t("detail.fairTitle")}</h2>
        <FairLabel label={label} />
      </div>
      <Ruler low={low} high={high} price={priceUsd} round={toHundred} />
      <p className="soft small">
        {t("detail.fairBasis", { count, from: plain(yearMin), to: plain(yearMax) })}{" "}
        {t("detail.fairRange", range)} {t("detail.fairSure", { sure: surenessOf(basis) })}
      </p>
      {later && (
        <>
          <dl className={styles.worth}>
            <div>
              <dt>{t("detail.fairNow")}</dt>
              <dd>
                <Span {...basis} />
              </dd>
            </div>
            <div>
              <dt>{t("detail.fairLater")}</dt>
              <dd>
                <Span {...later} />
              </dd>
            </div>
          </dl>
          <p className="small muted">{t("detail.fairLaterHow")}</p>
        </>
      )}
      <details className="fair-how small">
        <summary>{t("detail.fairHow")}</summary>
        <ul className="soft">
          <li>{t("detail.fairHowCompared")}</li>
          <li>{t("detail.fairHowMileage")}</li>
          <li>{t("detail.fairHowLabels")}</li>
          <li>{t("detail.fairHowNotSold")}</li>
          <li>{t("detail.fairHowDate", { day: day(computedAt) })}</li>
        </ul>
      </details>
    </>
  );
}

function Span({ low, high }: { low: number; high: number }) {
  const { money } = useWording();
  return (
    <bdi className="num" dir="ltr">
      {money(toHundred(low))} – {money(toHundred(high))}
    </bdi>
  );
}

/** Of what is listed for everyone, that nothing can be said is said; of what is damaged nobody expects it. */
function TooLittle({ listing: { status, condition, category, titleStatus } }: { listing: PublicListing }) {
  const { t } = useWording();
  const isDamaged = condition === "damaged" || category === "damaged" || titleStatus === "salvage";
  if (status !== "active" || isDamaged) return null;
  return (
    <section>
      <h2>{t("detail.fairTitle")}</h2>
      <p className="soft small">{t("detail.fairUnknown")}</p>
    </section>
  );
}
