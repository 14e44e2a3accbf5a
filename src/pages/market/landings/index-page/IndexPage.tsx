import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { type VehicleType, vehicleTypes } from "#features/reference/enumerations.ts";
import { landingPath } from "#features/search/landings/landing-address.ts";
import { Link } from "#platform/page/routing.ts";
import { Crumbs } from "#ui/Crumbs.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import * as styles from "../landings.module.css";
import { landingQuery } from "../load-landing.ts";
import { PartsTable } from "../PartsTable.tsx";

/** So many brands and places of each kind; its own page has all. */
const shown = 12;

/** Where all pages of brands, models and places begin. */
export function IndexPage() {
  const { t } = useWording();
  return (
    <div className={`wrap ${styles.page}`}>
      <Crumbs
        label={t("landings.crumbs")}
        crumbs={[
          { name: t("common.home"), path: "/" },
          { name: t("landings.prices"), path: "/seo" },
        ]}
      />
      <header>
        <h1>{t("landings.indexTitle")}</h1>
        <p className="soft">{t("landings.indexLead")}</p>
      </header>
      {vehicleTypes.map((vehicleType) => (
        <Kind key={vehicleType} vehicleType={vehicleType} />
      ))}
      <p className="small muted">{t("landings.how")}</p>
    </div>
  );
}

function Kind({ vehicleType }: { vehicleType: VehicleType }) {
  const { t, name } = useWording();
  const { data: landing } = useQuery(landingQuery(usePage().api, { vehicleType }));
  if (!landing) return null;
  const title = t(vehicleType === "car" ? "common.cars" : "common.motorcycles");
  return (
    <section className={styles.kind} aria-labelledby={vehicleType}>
      <div className="sec-h">
        <h2 id={vehicleType}>{title}</h2>
        <Link className="link" to={landingPath({ vehicleType }) as "/"}>
          {t("landings.allOf")}
          <span className="sr">: {title}</span>
          <ChevronRight className="i s flip" aria-hidden="true" />
        </Link>
      </div>
      <div className={styles.tables}>
        <PartsTable
          title={t("landings.brands")}
          head={t("landings.brand")}
          of={title}
          heading="h3"
          parts={landing.brands.slice(0, shown).map((part) => ({ ...part, name: name("brand", part.slug) }))}
          to={({ slug }) => ({ path: landingPath({ vehicleType, brand: slug }) })}
        />
        <PartsTable
          title={t("landings.places")}
          head={t("landings.place")}
          of={title}
          heading="h3"
          parts={landing.places.slice(0, shown).map((part) => ({ ...part, name: name("place", part.slug) }))}
          to={({ slug }) => ({ path: landingPath({ vehicleType, city: slug }) })}
        />
      </div>
    </section>
  );
}
