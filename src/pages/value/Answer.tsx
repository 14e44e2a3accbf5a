import { useSuspenseQuery } from "@tanstack/react-query";
import { Cards } from "#features/listings/card/Cards.tsx";
import type { Value } from "#features/pricing/value.contract.ts";
import type { Details } from "#features/pricing/value-address.ts";
import { isolated } from "#i18n/format.ts";
import { Link } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { SellLink } from "#ui/SellLink.tsx";
import { inRangeQuery, listingsLike, type Vehicle } from "./load-value.ts";
import * as styles from "./value.module.css";

/** The range of one vehicle, its evidence, and the ways on: to buy one like it, and to sell one's own. */
export function Answer({ of, details, value }: { of: Vehicle; details: Details; value: Value }) {
  const { t, money, number } = useWording();
  const { low, mid, high, confidence, mileage, mileageIsUsual, later } = value;
  return (
    <section className={`panel ${styles.answer}`} aria-label={t("value.range")} data-sure={confidence}>
      <p className="soft">{t("value.range")}</p>
      <p className={styles.range}>
        <bdi className="num" dir="ltr">
          {money(low)} – {money(high)}
        </bdi>
      </p>
      <p className="soft">
        {t("value.middle", { price: isolated(money(mid)) })}. {t("value.sure", { sure: confidence })}
      </p>
      <p className="small">
        {t("value.later", { low: isolated(money(later.low)), high: isolated(money(later.high)) })}
      </p>
      <p className="small muted">
        {t("value.at", { km: isolated(number(mileage)), usual: String(mileageIsUsual) })}{" "}
        <Evidence of={value.evidence} />
      </p>
      <div className={styles.ways}>
        <Buy of={of} value={value} />
        <SellLink kind={of.vehicleType} className="btn sec" search={sold(of, details)}>
          {t("value.sell")}
        </SellLink>
      </div>
      <InRange of={of} value={value} />
    </section>
  );
}

/** What the selling form is given to begin with. */
const sold = ({ brand, model, year }: Vehicle, { mileage, gearType, condition = "used" }: Details) => ({
  ...{ brand, model, year: String(year), condition },
  ...(mileage !== undefined && { mileage: String(mileage) }),
  ...(gearType && { gearType }),
});

function Buy({ of, value }: { of: Vehicle; value: Value }) {
  const { t } = useWording();
  const { data } = useSuspenseQuery(inRangeQuery(usePage().api, of, value));
  const { to, search } = listingsLike(of, value);
  const all = { brand: search.brand, model: search.model };
  return (
    <Link className="btn pri" to={to} search={(data.total > 0 ? search : all) as never}>
      {data.total > 0 ? t("value.buy", { count: data.total }) : t("value.buyAll")}
    </Link>
  );
}

function InRange({ of, value }: { of: Vehicle; value: Value }) {
  const { t } = useWording();
  const { data } = useSuspenseQuery(inRangeQuery(usePage().api, of, value));
  if (data.total === 0) return null;
  return (
    <section className={styles.inRange}>
      <h2>{t("value.inRange")}</h2>
      <Cards
        as="ul"
        name="in-range"
        list={data.list}
        className={styles.cards}
        sizes="(min-width: 900px) 260px, (min-width: 600px) 50vw, 92vw"
      />
    </section>
  );
}

export function Evidence({
  of: { listings, yearMin, yearMax, pooledFrom, asOf },
}: {
  of: Value["evidence"];
}) {
  const { t, plain, number, day } = useWording();
  const countOf = (level: "brand" | "market") =>
    pooledFrom.find(({ of }) => of === level)?.listings ?? listings;
  return t("value.evidence", {
    model: listings,
    span: yearMin === yearMax ? "" : t("value.span", { from: plain(yearMin), to: plain(yearMax) }),
    brand: number(countOf("brand")),
    market: number(countOf("market")),
    day: day(asOf),
  });
}

/** Nothing is made up where too little is known. */
export function Unknown({ vehicle }: { vehicle: string }) {
  const { t } = useWording();
  return (
    <section className={`panel ${styles.answer}`}>
      <h2>{t("value.unknown")}</h2>
      <p className="soft">{t("value.unknownText", { vehicle })}</p>
    </section>
  );
}
