import { ArrowUpDown, ChevronDown } from "lucide-react";
import { type SortOrder, sortOrders } from "#features/reference/enumerations.ts";
import type { Search } from "#features/search/address/browse-search.ts";
import { useWording } from "#ui/page.tsx";
import { Select } from "#ui/Repeated.tsx";
import * as styles from "./browse.module.css";
import type { Filters } from "./use-browse.ts";

/** By distance where there is a place to go by. */
const offered = ({ near }: Search) => sortOrders.filter((order) => order !== "distance" || near);

/** The order of the listings; on a phone an icon with the phone's own list of choices under it. */
export function SortSelect({ browse }: { browse: Filters }) {
  const { t, name } = useWording();
  return (
    <span className={`select ${styles.sort}`} data-on={browse.search.sort !== undefined || undefined}>
      <ArrowUpDown className="i phone" aria-hidden="true" />
      <Select
        className="input"
        aria-label={t("browse.sort")}
        value={browse.search.sort ?? "default"}
        onChange={(event) => browse.change({ sort: event.target.value as SortOrder })}
        choices={offered(browse.search).map((order) => [order, name("sort", order)])}
      />
      <ChevronDown className="i s desk" aria-hidden="true" />
    </span>
  );
}
