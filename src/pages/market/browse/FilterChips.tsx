import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useAccount } from "#features/accounts/current-account.ts";
import { clearing, filterCount, filtersOf, readSearch } from "#features/search/address/browse-search.ts";
import { savedSearchesQuery } from "#features/shortlist/saved-searches/screens/saved-searches.api.ts";
import { queryString } from "#platform/http/api.ts";
import { Link } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import * as styles from "./browse.module.css";
import { useKeepSearch } from "./keep-search.ts";
import type { Filters } from "./use-browse.ts";

/** Applied filters, each removable, and the way to keep them. */
export function FilterChips({ browse }: { browse: Filters }) {
  const { t } = useWording();
  const isSaved = useIsSaved(browse);
  const { chips, keep } = useKeepSearch(browse);
  if (chips.length === 0) return null;
  return (
    <ul className={`scroller ${styles.chips}`} aria-label={t("browse.applied")}>
      <li>
        {isSaved ? (
          <Link className="link small" to="/user-dashboard" search={{ tab: "searches" }}>
            {t("browse.searchSaved")}
          </Link>
        ) : (
          <button type="button" className="link small" onClick={keep}>
            {t("browse.saveSearch")}
          </button>
        )}
      </li>
      {chips.map((chip) => (
        <li key={chip.key}>
          <button
            type="button"
            className="chip rm"
            aria-label={t("browse.remove", { filter: chip.label })}
            onClick={() => browse.change(chip.without)}
          >
            {chip.label}
            <X className="i s" aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="link small" onClick={() => browse.change(clearing)}>
          {t("browse.clearAll")}
        </button>
      </li>
    </ul>
  );
}

/** Whether the signed-in has saved this search: the same filters, in any order and on any page. */
function useIsSaved({ vehicleType, search }: Filters): boolean {
  const { api } = usePage();
  const isAsked = useAccount() !== null && filterCount(search) > 0;
  const { data } = useQuery({ ...savedSearchesQuery(api), enabled: isAsked, staleTime: 60_000 });
  const written = queryString(filtersOf(search));
  return (
    isAsked &&
    data?.some(
      (saved) =>
        saved.vehicleType === vehicleType &&
        queryString(filtersOf(readSearch(vehicleType, saved.filters))) === written,
    ) === true
  );
}
