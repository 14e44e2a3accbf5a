import { X } from "lucide-react";
import { type FormEvent, useSyncExternalStore } from "react";
import { clearing, filterCount } from "#features/search/address/browse-search.ts";
import { later } from "#platform/page/hydrate-later.tsx";
import { useWording } from "#ui/page.tsx";
import * as styles from "./filters/filters.module.css";
import { SentAlong } from "./SentAlong.tsx";
import type { CountedFilters } from "./use-browse.ts";

/** The column by its id, for the button that opens it before the scripts are there. */
export const filterColumnId = "filters";

/** From the width at which the style sheet shows the column beside the listings (filters.module.css). */
const wide = "(min-width: 1000px)";
const isOpen = () =>
  "popover" in HTMLElement.prototype && document.querySelector(`#${filterColumnId}:popover-open`) !== null;
const hasRoom = () => matchMedia(wide).matches || isOpen();

const FilterPanel = later(() => import("./filters/FilterPanel.tsx"), hasRoom);
export const filterColumnReady = FilterPanel.ready;

/** What the form sends beside its own fields. */
const kept = ["search", "literal", "near", "radius", "sort", "view"] as const;

/**
 * The filters beside the listings. The page brings them to a narrow screen too, since the server cannot know: there the
 * browser itself opens them over the page as long as no script is there (a slow line, or none at all), and the form is sent as it
 * is. With scripts the column goes as soon as it is closed, and a sheet takes its place (FilterSheet).
 */
export function FilterColumn({ filters, to }: { filters: CountedFilters; to: string }) {
  const { t } = useWording();
  const room = useRoom();
  if (!room) return null;
  const { search, vehicleType, change } = filters;
  return (
    <form
      id={filterColumnId}
      popover="auto"
      className={styles.filters}
      action={to}
      aria-label={t("browse.filterTitle")}
      onSubmit={stay}
    >
      <div className={`row between ${styles.filtersHeading}`}>
        <h2>{t("browse.filterTitle")}</h2>
        {filterCount(search) > 0 && (
          <button type="button" className="link small" onClick={() => change(clearing)}>
            {t("browse.clearAll")}
          </button>
        )}
        <button
          type="button"
          className="icon-btn phone"
          popoverTarget={filterColumnId}
          popoverTargetAction="hide"
          aria-label={t("common.close")}
        >
          <X className="i" aria-hidden="true" />
        </button>
      </div>
      <FilterPanel key={vehicleType} filters={filters} />
      <SentAlong search={search} names={kept} />
      <div className={styles.apply}>
        <button type="submit" className="btn pri full">
          {t("browse.filterApply")}
        </button>
      </div>
    </form>
  );
}

/** With scripts each choice counts at once. */
function stay(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  if (isOpen()) event.currentTarget.hidePopover();
}

const useRoom = () =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(wide);
      query.addEventListener("change", changed);
      // Toggling does not bubble.
      document.addEventListener("toggle", changed, true);
      return () => {
        query.removeEventListener("change", changed);
        document.removeEventListener("toggle", changed, true);
      };
    },
    hasRoom,
    () => true,
  );
