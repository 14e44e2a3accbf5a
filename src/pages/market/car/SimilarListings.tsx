import { ChevronRight } from "lucide-react";
import { Cards } from "#features/listings/card/Cards.tsx";
import type { CardList } from "#features/listings/card/card-list.ts";
import { browsePaths } from "#features/listings/paths.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import * as styles from "./similar.module.css";

interface Props {
  list: CardList;
  vehicleType: VehicleType;
  /** What all of them are: the rest of its kind is one step away. */
  brand?: string;
  /** Where they are not like the one that was asked for. */
  title?: string;
}

/** A row to swipe on a phone, a grid on a wide screen. */
export function SimilarListings({ list, vehicleType, brand, title }: Props) {
  const { t } = useWording();
  if (list.count === 0) return null;
  return (
    <section className="zone">
      <div className="sec-h">
        <h2>{title ?? t("detail.similar", { kind: vehicleType })}</h2>
        <Link
          to={browsePaths[vehicleType]}
          search={(brand ? { brand: [brand] } : {}) as never}
          className="link"
        >
          {t("detail.seeAll")}
          <ChevronRight className="i s flip" aria-hidden="true" />
        </Link>
      </div>
      <Cards
        as="ul"
        name="similar"
        list={list}
        className={styles.similarRow}
        sizes="(min-width: 1000px) 400px, 264px"
      />
    </section>
  );
}
