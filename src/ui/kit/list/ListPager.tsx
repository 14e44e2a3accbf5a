import { useWording } from "../../page.tsx";
import type { ListAddress } from "./list-address.ts";
import { Steps } from "./Pager.tsx";

interface Props {
  at: Pick<ListAddress, "page" | "set">;
  total: number;
  totalPages: number;
  /** Where no more than so many are counted. */
  most?: number | undefined;
}

/** How many there are in a list, and the pages before and after. */
export function ListPager({ at, total, totalPages, most }: Props) {
  const { t, plain, number } = useWording();
  const page = Math.min(at.page, totalPages);
  return (
    <div className="adm-pager">
      <span className="small muted" role="status">
        {total === most
          ? t("kit.resultsOrMore", { count: number(most) })
          : t("kit.results", { count: total })}
      </span>
      {totalPages > 1 && (
        <Steps
          step={(by, label, arrow) => (
            <button
              type="button"
              className="icon-btn box"
              aria-label={label}
              disabled={page + by < 1 || page + by > totalPages}
              onClick={() => at.set({ page: page + by > 1 ? String(page + by) : undefined })}
            >
              {arrow}
            </button>
          )}
        >
          <span className="small">{t("kit.pageOf", { page: plain(page), pages: plain(totalPages) })}</span>
        </Steps>
      )}
    </div>
  );
}
