import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { facetsQuery } from "#features/search/search.api.ts";
import { usePage, useWording } from "#ui/page.tsx";
import * as styles from "./browse.module.css";
import { FilterChips } from "./FilterChips.tsx";
import { FilterColumn } from "./FilterColumn.tsx";
import { FilterSheetButton } from "./FilterSheetButton.tsx";
import { LayoutSwitch } from "./LayoutSwitch.tsx";
import { Results } from "./Results.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { SortSelect } from "./SortSelect.tsx";
import { UnderstoodLine } from "./UnderstoodLine.tsx";
import type { Browse } from "./use-browse.ts";
import { ViewLinks } from "./ViewLinks.tsx";

/** Filters beside the listings, or in a sheet where there is no room beside them: of the market, or of one seller. */
export function BrowseParts({ browse, heading }: { browse: Browse; heading: ReactNode }) {
  const { api } = usePage();
  const { t } = useWording();
  const { data: counted } = useQuery(facetsQuery(api, browse));
  const filters = { ...browse, facets: counted?.facets };
  return (
    <>
      <a className="skip" href="#results">
        {t("browse.skipToResults")}
      </a>
      <FilterColumn filters={filters} to={browse.to} />
      <div className={styles.found}>
        <div className={styles.tools}>
          <SearchBox browse={browse} />
          <SortSelect browse={browse} />
          <LayoutSwitch browse={browse} />
          <FilterSheetButton browse={browse} />
        </div>
        <div className={styles.foundHeading} id="results" tabIndex={-1}>
          {heading}
          <ViewLinks browse={browse} />
        </div>
        <UnderstoodLine browse={browse} />
        <FilterChips browse={browse} />
        <Results browse={browse} />
      </div>
    </>
  );
}
