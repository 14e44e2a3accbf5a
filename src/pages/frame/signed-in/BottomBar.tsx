import { Car, House, Motorbike, Plus, Store } from "lucide-react";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import { SellLink } from "#ui/SellLink.tsx";

/** The first five places of the navigation at the bottom of a phone. A car's page has its own bar there. */
export function BottomBar() {
  const { t } = useWording();
  return (
    <nav className="bar tabbar phone" aria-label={t("signed-in.bottomBar")}>
      <Link to="/" activeOptions={{ exact: true, includeHash: true }}>
        <House className="i l" aria-hidden="true" />
        {t("common.home")}
      </Link>
      <Link to="/cars">
        <Car className="i l" aria-hidden="true" />
        {t("common.cars")}
      </Link>
      <SellLink>
        <span className="plus">
          <Plus className="i" aria-hidden="true" />
        </span>
        {t("signed-in.add")}
      </SellLink>
      <Link to="/motorcycles">
        <Motorbike className="i l" aria-hidden="true" />
        {t("signed-in.motorcycles")}
      </Link>
      <Link to="/dealership-registration">
        <Store className="i l" aria-hidden="true" />
        {t("common.dealers")}
      </Link>
    </nav>
  );
}
