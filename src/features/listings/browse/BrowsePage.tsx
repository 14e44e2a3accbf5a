import { useQuery } from "@tanstack/react-query";
import { usePage, useWording } from "#ui/page.tsx";
import { facetsQuery } from "./browse.queries.ts";
import { clearing, filterCount } from "./browse-search.ts";
import { FilterChips } from "./FilterChips.tsx";
import { FilterSheetButton } from "./FilterSheetButton.tsx";
import { FilterPanel } from "./filters/FilterPanel.tsx";
import { LayoutSwitch } from "./LayoutSwitch.tsx";
import { Results } from "./Results.tsx";
import { ResultsHeading } from "./ResultsHeading.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { SortSelect } from "./SortSelect.tsx";
import { UnderstoodLine } from "./UnderstoodLine.tsx";
import { useBrowse } from "./use-browse.ts";

/** Browsing cars or motorcycles: filters beside the listings, or in a sheet where there is no room beside them. */
export default function BrowsePage() {
  const { t } = useWording();
  const { api } = usePage();
  const browse = useBrowse();
  const { vehicleType, search, to } = browse;
  const { data: counted } = useQuery(facetsQuery(api, vehicleType, search));
  const filters = { ...browse, facets: counted?.facets };
  return (
    <div className="wrap browse">
      <form className="filters desk" action={to} aria-label={t("browse.filterTitle")} onSubmit={stay}>
        <div className="row between filters-h">
          <h2>{t("browse.filterTitle")}</h2>
          {filterCount(search) > 0 && (
            <button type="button" className="link small" onClick={() => browse.change(clearing)}>
              {t("browse.clearAll")}
            </button>
          )}
        </div>
        <FilterPanel key={vehicleType} filters={filters} />
        {search.search && <input type="hidden" name="search" value={search.search} />}
        <noscript>
          <button type="submit" className="btn pri w-full">
            {t("browse.filterApply")}
          </button>
        </noscript>
      </form>
      <div className="found">
        <div className="tools">
          <SearchBox browse={browse} />
          <SortSelect browse={browse} compact />
          <FilterSheetButton browse={browse} />
        </div>
        <div className="found-h">
          <ResultsHeading browse={browse} />
          <div className="row desk">
            <SortSelect browse={browse} />
            <LayoutSwitch browse={browse} />
          </div>
        </div>
        <UnderstoodLine browse={browse} />
        <FilterChips browse={browse} />
        <Results browse={browse} facets={counted?.facets} />
      </div>
    </div>
  );
}

const stay = (event: React.FormEvent) => event.preventDefault();
