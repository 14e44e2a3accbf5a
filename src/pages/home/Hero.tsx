import type { ReactNode } from "react";
import { isolated } from "#i18n/format.ts";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import { HeroRoad } from "./HeroRoad.tsx";
import * as styles from "./hero.module.css";
import { QuickSearch } from "./QuickSearch.tsx";

interface Props {
  figures: { listings: number; cars: number; motorcycles: number } | undefined;
}

/** What the market is, how large it is today, and the shortest way into it. */
export function Hero({ figures }: Props) {
  const { t } = useWording();
  return (
    <section className={styles.hero}>
      <div className="wrap">
        <h1>{t("home.heroTitle")}</h1>
        <p className={styles.lead}>
          {figures && <>{t("home.heroCount", { count: figures.listings })} </>}
          {t("home.heroPromise")}
        </p>
        <QuickSearch inAll={figures && { car: figures.cars, motorcycle: figures.motorcycles }} />
        <Ideas />
        <p className={styles.ways}>
          <Link className="link" to={"/value" as "/"} preload={false}>
            {t("home.heroValue")}
          </Link>
          <Link className="link" to="/dealership-registration" preload={false}>
            {t("home.heroDealers")}
          </Link>
        </p>
      </div>
      <HeroRoad />
    </section>
  );
}

/** Searches to start from. Names come from the reference data, so they are those of the filters. */
function Ideas() {
  const { t, name, money } = useWording();
  const ideas: { key: string; to: "/cars" | "/motorcycles"; search: object; label: ReactNode }[] = [
    {
      key: "under",
      to: "/cars",
      search: { priceMax: 10_000 },
      label: t("home.ideaUnder", { price: isolated(money(10_000)) }),
    },
    { key: "hybrid", to: "/cars", search: { fuelType: ["hybrid"] }, label: name("fuelType", "hybrid") },
    { key: "suv", to: "/cars", search: { bodyType: ["suv"] }, label: name("bodyType", "suv") },
    { key: "toyota", to: "/cars", search: { brand: ["toyota"] }, label: name("brand", "toyota") },
    {
      key: "mercedes",
      to: "/cars",
      search: { brand: ["mercedes-benz"] },
      label: name("brand", "mercedes-benz"),
    },
    { key: "kia", to: "/cars", search: { brand: ["kia"] }, label: name("brand", "kia") },
    {
      key: "scooter",
      to: "/motorcycles",
      search: { motorcycleType: ["scooter"] },
      label: name("motorcycleType", "scooter"),
    },
  ];
  return (
    <nav className={`${styles.ideas} scroller`} aria-label={t("home.ideas")}>
      {ideas.map(({ key, to, search, label }) => (
        <Link key={key} className="chip" to={to} search={search}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
