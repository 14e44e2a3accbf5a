import { Link } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import type { DashboardAddress } from "./dashboard-search.ts";

interface Props {
  page: number;
  total: number;
  /** The list, without its page. */
  search: DashboardAddress;
}

/** The page before and the page after. */
export function Pages({ page, total, search }: Props) {
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
        search={{ ...search, ...(to > 1 && { page: to }) }}
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
