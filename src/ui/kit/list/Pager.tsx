import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link, type LinkProps } from "#platform/page/routing.ts";
import { useWording } from "../../page.tsx";
import "../../css/pager.css";

interface Props {
  page: number;
  total: number;
  /** Where a page of the list is. */
  at: (page: number) => Pick<LinkProps, "to" | "search">;
}

/** The page of a list before this one, and the one behind: links, which also work without scripts. */
export function Pager({ page, total, at }: Props) {
  const { t, plain } = useWording();
  if (total <= 1) return null;
  return (
    <Steps
      className="pages"
      step={(by, label, arrow) =>
        page + by >= 1 && page + by <= total ? (
          // Page 1 names no page, and so would take every page for itself.
          <Link
            {...at(page + by)}
            activeOptions={{ exact: true }}
            rel={by < 0 ? "prev" : "next"}
            aria-label={label}
          >
            {arrow}
          </Link>
        ) : (
          <span className="off" aria-hidden="true">
            {arrow}
          </span>
        )
      }
    >
      <span className="pages-now">{t("common.pageOf", { page: plain(page), pages: plain(total) })}</span>
    </Steps>
  );
}

interface StepsProps {
  className?: string;
  /** The way to the page before (-1) and behind (1). */
  step: (by: -1 | 1, label: string, arrow: ReactNode) => ReactNode;
  /** Which page this is. */
  children: ReactNode;
}

/** What every pager is: a step back, where one is, a step on. */
export function Steps({ className, step, children }: StepsProps) {
  const { t } = useWording();
  return (
    <nav className={className} aria-label={t("common.pages")}>
      {step(-1, t("common.previousPage"), <ChevronLeft className="i s flip" aria-hidden="true" />)}
      {children}
      {step(1, t("common.nextPage"), <ChevronRight className="i s flip" aria-hidden="true" />)}
    </nav>
  );
}
