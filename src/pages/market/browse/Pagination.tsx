import { ChevronLeft, ChevronRight } from "lucide-react";
import { canonical } from "#features/search/address/read-search.ts";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import { pageNumbers } from "./page-numbers.ts";
import type { Browse } from "./use-browse.ts";

/** Page 1 names no page, and so would take every page for itself. */
const onlyThis = { exact: true };

/** Numbered pages as links; a new page starts at its top. */
export function Pagination({ browse, total }: { browse: Browse; total: number }) {
  const { t, plain } = useWording();
  const current = browse.search.page ?? 1;
  if (total <= 1) return null;
  const at = (page: number) => canonical({ ...browse.search, page });
  const step = (page: number, rel: "prev" | "next", label: string) =>
    page >= 1 && page <= total ? (
      <Link to={browse.to} search={at(page)} activeOptions={onlyThis} rel={rel} aria-label={label}>
        <Arrow rel={rel} />
      </Link>
    ) : (
      <span className="off" aria-hidden="true">
        <Arrow rel={rel} />
      </span>
    );
  const numbers = pageNumbers(current, total);
  return (
    <nav className="pages" aria-label={t("common.pages")}>
      {step(current - 1, "prev", t("common.previousPage"))}
      {numbers.map((page, index) =>
        page === "gap" ? (
          <span key={`after ${numbers[index - 1]}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={page}
            to={browse.to}
            search={at(page)}
            activeOptions={onlyThis}
            className={Math.abs(page - current) === 2 && page !== 1 && page !== total ? "wide" : undefined}
            aria-label={t("browse.page", { page: plain(page) })}
            aria-current={page === current ? "page" : undefined}
          >
            {plain(page)}
          </Link>
        ),
      )}
      {step(current + 1, "next", t("common.nextPage"))}
    </nav>
  );
}

function Arrow({ rel }: { rel: "prev" | "next" }) {
  const Icon = rel === "prev" ? ChevronLeft : ChevronRight;
  return <Icon className="i s flip" aria-hidden="true" />;
}
