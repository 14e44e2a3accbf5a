import { Link } from "@tanstack/react-router";
import { Bike, CarFront, ChartColumn, Plus } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import { SellLink } from "#ui/SellLink.tsx";

/** Where one goes next from here. */
export function QuickLinks() {
  const { t } = useWording();
  return (
    <nav className="panel dash-links" aria-label={t("dashboard.links")}>
      <SellLink>
        <Plus className="i" aria-hidden="true" />
        {t("common.addCar")}
      </SellLink>
      <SellLink kind="motorcycle">
        <Plus className="i" aria-hidden="true" />
        {t("common.addMotorcycle")}
      </SellLink>
      <Link to="/analytics">
        <ChartColumn className="i" aria-hidden="true" />
        {t("analytics.title")}
      </Link>
      <Link to="/cars">
        <CarFront className="i" aria-hidden="true" />
        {t("common.browseCars")}
      </Link>
      <Link to="/motorcycles">
        <Bike className="i" aria-hidden="true" />
        {t("common.browseMotorcycles")}
      </Link>
    </nav>
  );
}
