import { useQuery } from "@tanstack/react-query";
import { usePage } from "#ui/page.tsx";
import { facetsQuery } from "./browse.queries.ts";
import { FilterChips } from "./FilterChips.tsx";
import { FilterColumn } from "./FilterColumn.tsx";
import { FilterSheetButton } from "./FilterSheetButton.tsx";
import { LayoutSwitch } from "./LayoutSwitch.tsx";
import { Results } from "./Results.tsx";
import { ResultsHeading } from "./ResultsHeading.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { SortSelect } from "./SortSelect.tsx";
import { UnderstoodLine } from "./UnderstoodLine.tsx";
import { useBrowse } from "./use-browse.ts";

/** Browsing cars or motorcycles: filters beside the listings, or in a sheet where there is no room beside them. */
export default function BrowsePage() {
  const { api } = usePage();
  const browse = useBrowse();
  const { vehicleType, search, to } = browse;
  const { data: counted } = useQuery(facetsQuery(api, vehicleType, search));
  const filters = { ...browse, facets: counted?.facets };
  return (
    <div className="wrap browse">
      <FilterColumn filters={filters} to={to} />
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
