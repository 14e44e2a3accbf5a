import { ChevronLeft, ChevronRight } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import type { TabAddress } from "../client/use-tab-address.ts";

/** How many there are, and the pages before and after. */
export function Pager({ at, total, totalPages }: { at: TabAddress; total: number; totalPages: number }) {
  const { t, plain } = useWording();
  const page = Math.min(at.page, totalPages);
  const go = (to: number) => at.set({ page: to > 1 ? String(to) : undefined });
  return (
    <div className="adm-pager">
      <span className="small muted" role="status">
        {t("admin.results", { count: total })}
      </span>
      {totalPages > 1 && (
        <nav aria-label={t("admin.pages")}>
          <button
            type="button"
            className="icon-btn box"
            aria-label={t("admin.previous")}
            disabled={page <= 1}
            onClick={() => go(page - 1)}
          >
            <ChevronLeft className="i s flip" aria-hidden="true" />
          </button>
          <span className="small">{t("admin.pageOf", { page: plain(page), pages: plain(totalPages) })}</span>
          <button
            type="button"
            className="icon-btn box"
            aria-label={t("admin.next")}
            disabled={page >= totalPages}
            onClick={() => go(page + 1)}
          >
            <ChevronRight className="i s flip" aria-hidden="true" />
          </button>
        </nav>
      )}
    </div>
  );
}
