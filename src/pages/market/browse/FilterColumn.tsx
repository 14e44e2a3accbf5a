import { type FormEvent, useSyncExternalStore } from "react";
import { clearing, filterCount } from "#features/search/address/browse-search.ts";
import { later } from "#platform/page/hydrate-later.tsx";
import { useWording } from "#ui/page.tsx";
import * as styles from "./filters/filters.module.css";
import { SentAlong } from "./SentAlong.tsx";
import type { CountedFilters } from "./use-browse.ts";

/** From the width at which the style sheet shows the column (base.css, .desk). */
const wide = "(min-width: 1000px)";
const hasRoom = () => matchMedia(wide).matches;

const FilterPanel = later(() => import("./filters/FilterPanel.tsx"), hasRoom);
export const filterColumnReady = FilterPanel.ready;

/** What the form sends beside its own fields. */
const kept = ["search", "literal", "sort", "view"] as const;

/**
 * The filters beside the listings. A narrow screen has them in a sheet (FilterSheet): the column comes with the page
 * all the same, since the server cannot know, but there it goes, and its script is never fetched.
 */
export function FilterColumn({ filters, to }: { filters: CountedFilters; to: string }) {
  const { t } = useWording();
  const room = useRoom();
  if (!room) return null;
  const { search, vehicleType, change } = filters;
  return (
    <form
      className={`${styles.filters} desk`}
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
      </div>
      <FilterPanel key={vehicleType} filters={filters} />
      <SentAlong search={search} names={kept} />
      <noscript>
        <button type="submit" className="btn pri full">
          {t("browse.filterApply")}
        </button>
      </noscript>
    </form>
  );
}

const stay = (event: FormEvent) => event.preventDefault();

const useRoom = () =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(wide);
      query.addEventListener("change", changed);
      return () => query.removeEventListener("change", changed);
    },
    hasRoom,
    () => true,
  );
