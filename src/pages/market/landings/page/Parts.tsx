import { browsePaths } from "#features/listings/paths.ts";
import type { Landing, LandingPart } from "#features/search/landings/landing.contract.ts";
import { type LandingOf, landingPath } from "#features/search/landings/landing-address.ts";
import { useWording } from "#ui/page.tsx";
import * as styles from "../landings.module.css";
import { PartsTable } from "../PartsTable.tsx";

/**
 * What a page is made of, part by part. A brand, a model and a place lead to a page of their own; a place of a brand, a brand
 * in a place and a year to the search.
 */
export function Parts({ of, landing, title }: { of: LandingOf; landing: Landing; title: string }) {
  const { t, name, plain, language } = useWording();
  const { vehicleType, brand, model, city } = of;
  const named = (kind: string) => (part: LandingPart) => ({ ...part, name: name(kind, part.slug) });
  const chosen = {
    ...(brand && { brand: [brand] }),
    ...(model && { model: [model] }),
    ...(city && { city: [city] }),
  };
  const find = (more: object) => ({ path: browsePaths[vehicleType], search: { ...chosen, ...more } });
  const page = (more: Partial<LandingOf>) => ({ path: landingPath({ ...of, ...more }) });
  return (
    <div className={styles.tables}>
      <PartsTable
        title={t("landings.brands")}
        head={t("landings.brand")}
        of={title}
        parts={landing.brands.map(named("brand"))}
        to={({ slug }) => (city ? find({ brand: [slug] }) : page({ brand: slug }))}
      />
      <PartsTable
        title={t("landings.families")}
        head={t("landings.family")}
        of={title}
        parts={landing.families.map((part) => ({ ...part, name: part[language] }))}
        to={({ slug }) => page({ model: slug })}
      />
      <PartsTable
        title={t("landings.models")}
        head={t("landings.model")}
        of={title}
        parts={landing.models.map((part) => ({ ...part, name: part[language] }))}
        to={({ slug }) => page({ model: slug })}
      />
      <PartsTable
        title={t("landings.byYear")}
        head={t("landings.year")}
        of={title}
        parts={landing.years.map((part) => ({ ...part, name: plain(Number(part.slug)) }))}
        to={({ slug }) => find({ yearMin: Number(slug), yearMax: Number(slug) })}
      />
      <PartsTable
        title={t("landings.places")}
        head={t("landings.place")}
        of={title}
        parts={landing.places.map(named("place"))}
        to={({ slug }) => (brand ? find({ city: [slug] }) : page({ city: slug }))}
      />
    </div>
  );
}
