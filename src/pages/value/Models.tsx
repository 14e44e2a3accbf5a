import { useSuspenseQuery } from "@tanstack/react-query";
import { valuedModelsQuery } from "#features/pricing/value.api.ts";
import { valuePath } from "#features/pricing/value-address.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { Link } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import * as styles from "./value.module.css";

/** The models of which enough is listed: those with most listings, or all of a maker. */
export function Models({ vehicleType, brand }: { vehicleType: VehicleType; brand: string | undefined }) {
  const { t, name, language } = useWording();
  const { data: models } = useSuspenseQuery(valuedModelsQuery(usePage().api, vehicleType, brand));
  if (models.length === 0) return null;
  return (
    <section aria-labelledby="models">
      <h2 id="models">{brand ? t("value.modelsOf", { brand: name("brand", brand) }) : t("value.models")}</h2>
      <ul className={styles.models}>
        {models.map((one) => (
          <li key={`${one.brand} ${one.model}`}>
            <Link className="chip" to={valuePath({ vehicleType, brand: one.brand, model: one.model }) as "/"}>
              {name("brand", one.brand)} {one[language]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
