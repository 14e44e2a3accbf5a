import {
  CalendarDays,
  CarFront,
  ChartColumn,
  FileUp,
  Motorbike,
  Plus,
  Store,
  Table2,
  Users,
  UsersRound,
} from "lucide-react";
import { hasShowroom, reaches, useAccount } from "#features/accounts/current-account.ts";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import { SellLink } from "#ui/SellLink.tsx";
import * as styles from "./dashboard.module.css";

/** Where one goes next from here. */
export function QuickLinks() {
  const { t } = useWording();
  const account = useAccount();
  return (
    <nav className={`panel ${styles.links}`} aria-label={t("dashboard.links")}>
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
      <Link to="/my-stock">
        <Table2 className="i" aria-hidden="true" />
        {t("dashboard.stock")}
      </Link>
      {reaches(account, ["sales"]) && (
        <Link to="/my-leads">
          <Users className="i" aria-hidden="true" />
          {t("dashboard.leads")}
        </Link>
      )}
      {hasShowroom(account) && (
        <>
          {reaches(account, []) && (
            <>
              <Link to="/my-showroom">
                <Store className="i" aria-hidden="true" />
                {t("dashboard.showroom")}
              </Link>
              <Link to="/my-figures">
                <CalendarDays className="i" aria-hidden="true" />
                {t("dashboard.figuresOfMonth")}
              </Link>
              <Link to="/my-staff">
                <UsersRound className="i" aria-hidden="true" />
                {t("dashboard.staff")}
              </Link>
            </>
          )}
          {reaches(account, ["stock"]) && (
            <Link to="/import-listings">
              <FileUp className="i" aria-hidden="true" />
              {t("dashboard.importListings")}
            </Link>
          )}
        </>
      )}
      <Link to="/cars">
        <CarFront className="i" aria-hidden="true" />
        {t("common.browseCars")}
      </Link>
      <Link to="/motorcycles">
        <Motorbike className="i" aria-hidden="true" />
        {t("common.browseMotorcycles")}
      </Link>
    </nav>
  );
}
