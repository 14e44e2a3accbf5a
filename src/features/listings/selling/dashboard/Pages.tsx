import { Link } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ListingStatus, VehicleType } from "#features/reference/enumerations.ts";
import { useWording } from "#ui/page.tsx";
import { tabOf } from "./dashboard-search.ts";

interface Props {
  asked: { vehicleType: VehicleType; status: ListingStatus | undefined; page: number };
  total: number;
}

/** The page before and the page after. */
export function Pages({ asked: { vehicleType, status, page }, total }: Props) {
  const { t, plain } = useWording();
  if (total <= 1) return null;
  const step = (to: number, rel: "prev" | "next") => {
    const Icon = rel === "prev" ? ChevronLeft : ChevronRight;
    const icon = <Icon className="i s flip" aria-hidden="true" />;
    if (to < 1 || to > total) {
      return (
        <span className="off" aria-hidden="true">
          {icon}
        </span>
      );
    }
    return (
      <Link
        to="/user-dashboard"
        search={{ tab: tabOf(vehicleType), ...(status && { status }), ...(to > 1 && { page: to }) }}
        activeOptions={{ exact: true }}
        rel={rel}
        aria-label={t(rel === "prev" ? "dashboard.previous" : "dashboard.next")}
      >
        {icon}
      </Link>
    );
  };
  return (
    <nav className="pages" aria-label={t("dashboard.pages")}>
      {step(page - 1, "prev")}
      <span className="dash-page">{t("dashboard.pageOf", { page: plain(page), pages: plain(total) })}</span>
      {step(page + 1, "next")}
    </nav>
  );
}
