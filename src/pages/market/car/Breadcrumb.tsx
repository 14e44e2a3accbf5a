import type { PublicListing } from "#features/listings/listing.schema.ts";
import { browsePaths } from "#features/listings/paths.ts";
import { Crumbs } from "#ui/Crumbs.tsx";
import { useWording } from "#ui/page.tsx";

/** Home, cars or motorcycles, brand, model: each leads to what it names. The last is the page itself. */
export function Breadcrumb({ listing, modelName }: { listing: PublicListing; modelName: string }) {
  const { t, name, language } = useWording();
  const { vehicleType, brand, model } = listing;
  const path = browsePaths[vehicleType];
  return (
    <Crumbs
      label={t("detail.breadcrumb")}
      crumbs={[
        { name: t("common.home"), path: "/" },
        { name: t(vehicleType === "motorcycle" ? "common.motorcycles" : "common.cars"), path },
        { name: name("brand", brand), path, search: { brand: [brand] } },
        { name: modelName, path, search: { brand: [brand], model: [model] } },
        { name: listing.name[language], path: "" },
      ]}
    />
  );
}
