import { Link } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import type { DirectorySearch } from "./directory-search.ts";

/** The pages before and behind. */
export function DirectoryPages({ search, total }: { search: DirectorySearch; total: number }) {
  const { t, plain } = useWording();
  const page = search.page ?? 1;
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
        to="/dealers"
        search={{ ...search, page: to > 1 ? to : undefined }}
        activeOptions={{ exact: true }}
        rel={rel}
        aria-label={t(rel === "prev" ? "showrooms.previous" : "showrooms.next")}
      >
        {icon}
      </Link>
    );
  };
  return (
    <nav className="pages" aria-label={t("showrooms.pages")}>
      {step(page - 1, "prev")}
      <span className="dealers-page">
        {t("showrooms.pageOf", { page: plain(page), pages: plain(total) })}
      </span>
      {step(page + 1, "next")}
    </nav>
  );
}
