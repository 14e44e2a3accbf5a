import { SlidersHorizontal } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { filterCount } from "#features/search/address/browse-search.ts";
import { useLocation, useNavigate, useRouter } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import { filterColumnId } from "./FilterColumn.tsx";
import type { Browse } from "./use-browse.ts";

const load = () => import("./FilterSheet.tsx");
const FilterSheet = lazy(load);

declare module "#platform/page/router/page-definition.ts" {
  interface HistoryState {
    /** The filter sheet is a step in the history of its own, so that the back button closes it. */
    filterSheet?: boolean;
  }
}

/** For screens without a filter column: opens the same filters in a sheet; before the page answers, the column itself. */
export function FilterSheetButton({ browse }: { browse: Browse }) {
  const { t } = useWording();
  const router = useRouter();
  const navigate = useNavigate();
  const asked = useLocation().state.filterSheet === true;
  // The server knows nothing of the history's state: after a reload the sheet opens once the page answers to input.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const [opened, setOpened] = useState(false);
  const open = asked && ready;
  if (open && !opened) setOpened(true);
  const count = filterCount(browse.search);
  return (
    <>
      <button
        type="button"
        className="icon-btn box phone"
        data-on={count > 0 || undefined}
        aria-label={t("browse.filterTitleCount", { count })}
        aria-haspopup="dialog"
        aria-expanded={open}
        popoverTarget={ready ? undefined : filterColumnId}
        onPointerEnter={() => void load()}
        onClick={() =>
          void navigate({
            to: browse.to,
            search: browse.search,
            state: { filterSheet: true },
            resetScroll: false,
          })
        }
      >
        <SlidersHorizontal className="i" aria-hidden="true" />
      </button>
      {opened && (
        <Suspense>
          <FilterSheet
            open={open}
            applied={browse}
            onClose={() => router.back()}
            onApply={(search) => void navigate({ to: browse.to, search, replace: true })}
          />
        </Suspense>
      )}
    </>
  );
}
