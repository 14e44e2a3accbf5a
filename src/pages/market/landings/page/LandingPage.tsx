import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Cards } from "#features/listings/card/Cards.tsx";
import { browsePaths } from "#features/listings/paths.ts";
import { modelValuesQuery } from "#features/pricing/value.api.ts";
import { valuePath } from "#features/pricing/value-address.ts";
import type { Landing } from "#features/search/landings/landing.contract.ts";
import { type LandingOf, readLanding } from "#features/search/landings/landing-address.ts";
import { crumbsOf, subjectOf, titleOf } from "#features/search/landings/names.ts";
import { isolated, toHundred } from "#i18n/format.ts";
import { ByYear } from "#pages/value/ByYear.tsx";
import { Link } from "#platform/page/routing.ts";
import { Crumbs } from "#ui/Crumbs.tsx";
import { NotFound } from "#ui/NotFound.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import * as styles from "../landings.module.css";
import { landingQuery, newestQuery } from "../load-landing.ts";
import { Parts } from "./Parts.tsx";

/** A kind of vehicle, a brand, a model, or a place: how much of it is for sale, what is asked, and the newest of it. */
export function LandingPage({ rest }: { rest: string }) {
  const of = readLanding(rest);
  return of ? <Shown of={of} /> : <NotFound />;
}

function Shown({ of }: { of: LandingOf }) {
  const { api } = usePage();
  const { t, money, ...words } = useWording();
  const { data: landing } = useSuspenseQuery(landingQuery(api, of));
  const named = { t, ...words };
  const { count, medianUsd } = landing;
  return (
    <div className={`wrap ${styles.page}`}>
      <Crumbs label={t("landings.crumbs")} crumbs={crumbsOf(named, of, landing)} />
      <header>
        <h1>{titleOf(named, of, landing)}</h1>
        <p className="soft">
          {medianUsd === null
            ? t("landings.lead", { count })
            : t("landings.leadMedian", { count, price: isolated(money(toHundred(medianUsd))) })}
        </p>
      </header>
      <Figures landing={landing} />
      <Newest of={of} count={count} />
      {of.brand !== undefined && of.model !== undefined && (
        <Worth of={{ ...of, brand: of.brand, model: of.model }} vehicle={subjectOf(named, of, landing)} />
      )}
      <Parts of={of} landing={landing} title={subjectOf(named, of, landing)} />
      <p className="small muted">{t("landings.how")}</p>
    </div>
  );
}

/** How a model loses value, where enough is listed to say so. */
function Worth({ of, vehicle }: { of: Required<Omit<LandingOf, "city">>; vehicle: string }) {
  const { t } = useWording();
  const { vehicleType, brand, model } = of;
  const { data: values } = useQuery(modelValuesQuery(usePage().api, vehicleType, brand, model));
  if (!values) return null;
  return (
    <ByYear of={of} values={values} vehicle={vehicle}>
      <Link className="link" to={valuePath({ vehicleType, brand, model }) as "/"}>
        {t("value.titleModel", { vehicle })}
      </Link>
    </ByYear>
  );
}

function Figures({ landing }: { landing: Landing }) {
  const { t, number, plain, money } = useWording();
  const { count, medianUsd, lowestUsd, highestUsd, oldestYear, newestYear } = landing;
  const dollars = (value: number) => (
    <bdi className="num" dir="ltr">
      {money(Math.round(value))}
    </bdi>
  );
  const years =
    oldestYear === newestYear
      ? plain(newestYear)
      : t("landings.years", { from: plain(oldestYear), to: plain(newestYear) });
  return (
    <dl className="panel stats">
      <div className="stat">
        <dt className="k">{t("landings.count")}</dt>
        <dd className="v">{number(count)}</dd>
      </div>
      {medianUsd !== null && (
        <div className="stat">
          <dt className="k">{t("landings.median")}</dt>
          <dd className="v">{dollars(toHundred(medianUsd))}</dd>
        </div>
      )}
      {lowestUsd !== null && highestUsd !== null && (
        <div className="stat">
          <dt className="k">{t("landings.from")}</dt>
          <dd className="v">{dollars(lowestUsd)}</dd>
          <dd className="d">
            {t("landings.to")} {dollars(highestUsd)}
          </dd>
        </div>
      )}
      <div className="stat">
        <dt className="k">{t("landings.year")}</dt>
        <dd className={`v ${styles.years}`}>{years}</dd>
      </div>
    </dl>
  );
}

/** The newest few, and the way to all, with the filters set. */
function Newest({ of, count }: { of: LandingOf; count: number }) {
  const { api } = usePage();
  const { t } = useWording();
  const { data: newest } = useSuspenseQuery(newestQuery(api, of));
  const { vehicleType, brand, model, city } = of;
  const search = {
    ...(brand && { brand: [brand] }),
    ...(model && { model: [model] }),
    ...(city && { city: [city] }),
  };
  return (
    <section aria-labelledby="newest">
      <div className="sec-h">
        <h2 id="newest">{t("landings.newest")}</h2>
        <Link className="link" to={browsePaths[vehicleType]} search={search as never}>
          {t("landings.showAll", { count })}
        </Link>
      </div>
      <Cards
        as="ul"
        name="newest"
        list={newest}
        eager
        className={styles.cards}
        sizes="(min-width: 1000px) 390px, (min-width: 600px) 50vw, 92vw"
      />
    </section>
  );
}
