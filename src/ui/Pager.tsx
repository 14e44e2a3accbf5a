import { Link, type LinkProps } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useWording } from "./page.tsx";

interface Props {
  page: number;
  total: number;
  /** Where a page of the list is. */
  at: (page: number) => Pick<LinkProps, "to" | "search">;
  /** What is paged through, where more than one list could be meant. */
  label?: string;
}

/** The page of a list before this one, and the one behind. */
export function Pager({ page, total, at, label }: Props) {
  const { t, plain } = useWording();
  if (total <= 1) return null;
  const step = (to: number, rel: "prev" | "next") =>
    to >= 1 && to <= total ? (
      // Page 1 names no page, and so would take every page for itself.
      <Link
        {...at(to)}
        activeOptions={{ exact: true }}
        rel={rel}
        aria-label={t(rel === "prev" ? "common.previousPage" : "common.nextPage")}
      >
        <Arrow rel={rel} />
      </Link>
    ) : (
      <span className="off" aria-hidden="true">
        <Arrow rel={rel} />
      </span>
    );
  return (
    <nav className="pages" aria-label={label ?? t("common.pages")}>
      {step(page - 1, "prev")}
      <span className="pages-now">{t("common.pageOf", { page: plain(page), pages: plain(total) })}</span>
      {step(page + 1, "next")}
    </nav>
  );
}

function Arrow({ rel }: { rel: "prev" | "next" }) {
  const Icon = rel === "prev" ? ChevronLeft : ChevronRight;
  return <Icon className="i s flip" aria-hidden="true" />;
}
