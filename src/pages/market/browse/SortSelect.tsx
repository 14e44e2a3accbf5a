import { ArrowUpDown, ChevronDown } from "lucide-react";
import { type SortOrder, sortOrders } from "#features/reference/enumerations.ts";
import { useWording } from "#ui/page.tsx";
import { Select } from "#ui/Repeated.tsx";
import * as browseStyles from "./browse.module.css";
import * as filtersStyles from "./filters/filters.module.css";
import type { Filters } from "./use-browse.ts";

interface Props {
  browse: Filters;
  /** For phones: an icon with the phone's own list of choices under it. */
  compact?: boolean;
}

/** The order of the listings. */
export function SortSelect({ browse, compact }: Props) {
  const { t, name } = useWording();
  const select = (
    <Select
      className={compact ? filtersStyles.overIcon : "input"}
      aria-label={t("browse.sort")}
      value={browse.search.sort ?? "default"}
      onChange={(event) => browse.change({ sort: event.target.value as SortOrder })}
      choices={sortOrders.map((order) => [order, name("sort", order)])}
    />
  );
  if (compact) {
    return (
      <span className="icon-btn box phone" data-on={browse.search.sort !== undefined || undefined}>
        <ArrowUpDown className="i" aria-hidden="true" />
        {select}
      </span>
    );
  }
  return (
    <>
      <span className="small muted nowrap" aria-hidden="true">
        {t("browse.sort")}
      </span>
      <span className={`select ${browseStyles.sort}`}>
        {select}
        <ChevronDown className="i s" aria-hidden="true" />
      </span>
    </>
  );
}
