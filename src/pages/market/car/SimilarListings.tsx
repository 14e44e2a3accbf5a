import { ChevronRight } from "lucide-react";
import type { CardView } from "#features/listings/card/card-view.ts";
import { ListingCard } from "#features/listings/card/ListingCard.tsx";
import { browsePaths } from "#features/listings/paths.ts";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import * as styles from "./detail.module.css";

interface Props {
  listings: readonly CardView[];
  vehicleType: CardView["vehicleType"];
  /** What all of them are: the rest of its kind is one step away. */
  brand?: string;
}

/** A row to swipe on a phone, a grid on a wide screen. */
export function SimilarListings({ listings, vehicleType, brand }: Props) {
  const { t } = useWording();
  if (listings.length === 0) return null;
  return (
    <section className="zone">
      <div className="sec-h">
        <h2>{t("detail.similar", { kind: vehicleType })}</h2>
        <Link
          to={browsePaths[vehicleType]}
          search={(brand ? { brand: [brand] } : {}) as never}
          className="link"
        >
          {t("detail.seeAll")}
          <ChevronRight className="i s flip" aria-hidden="true" />
        </Link>
      </div>
      <ul className={styles.similarRow}>
        {listings.map((listing) => (
          <li key={listing.id}>
            <ListingCard listing={listing} sizes="(min-width: 1000px) 400px, 264px" />
          </li>
        ))}
      </ul>
    </section>
  );
}
