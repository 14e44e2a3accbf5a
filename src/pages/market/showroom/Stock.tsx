import { SearchX } from "lucide-react";
import type { Showroom } from "#features/dealers/showrooms/showroom.contract.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import * as styles from "./showroom.module.css";
import { kindAt, pathOf, type ShowroomAddress } from "./showroom-address.ts";
import { SellerStock } from "./stock-parts.ts";

interface Props {
  dealer: Showroom;
  address: ShowroomAddress;
}

/** What the dealer has for sale: the cars, or the motorcycles. */
export function Stock({ dealer, address }: Props) {
  const { t } = useWording();
  const { car, motorcycle } = dealer.stock;
  const vehicleType = kindAt(address, dealer.stock);
  if (car + motorcycle === 0) {
    return (
      <div className={`wrap ${styles.stock}`}>
        <div className="panel empty">
          <SearchX className="i l muted" aria-hidden="true" />
          <h2>{t("showrooms.stockEmpty")}</h2>
          <p className="soft">{t("showrooms.stockEmptyText")}</p>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.stock}>
      {car > 0 && motorcycle > 0 && (
        <nav className="wrap" aria-label={t("showrooms.kinds")}>
          <div className="tabs">
            <Kind kind="car" shown={vehicleType} slug={dealer.slug} count={car} />
            <Kind kind="motorcycle" shown={vehicleType} slug={dealer.slug} count={motorcycle} />
          </div>
        </nav>
      )}
      <SellerStock
        place={{ vehicleType, path: pathOf(address), userId: dealer.id }}
        heading={t("showrooms.stock")}
      />
    </div>
  );
}

interface KindProps {
  kind: VehicleType;
  shown: VehicleType;
  slug: string;
  count: number;
}

function Kind({ kind, shown, slug, count }: KindProps) {
  const { t, number } = useWording();
  return (
    <Link
      to={pathOf({ slug, motorcycles: kind === "motorcycle" })}
      search={{}}
      resetScroll={false}
      aria-current={shown === kind ? "page" : undefined}
    >
      {t(kind === "motorcycle" ? "showrooms.motorcycles" : "showrooms.cars")}
      <span className="n num">{number(count)}</span>
    </Link>
  );
}
