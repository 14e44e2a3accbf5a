import { filtersOf } from "#features/search/address/browse-search.ts";
import { chipsOf } from "#features/search/address/chips.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { type Filters, useModelNames } from "./use-browse.ts";

/** Keeps a search, with alerts: under what its filters say, unless another name is given. */
export function useKeepSearch(browse: Filters) {
  const words = useWording();
  const page = usePage();
  const chips = chipsOf(browse.search, useModelNames(browse), words);
  const keep = async () => {
    const filters = { vehicleType: browse.vehicleType, ...filtersOf(browse.search) };
    try {
      const { askToSave } = await import("#features/shortlist/saved-searches/screens/ask-to-save.tsx");
      await askToSave(page, { filters, proposed: chips.map(({ label }) => label).join(" · ") });
    } catch {
      toast("error", words.t("common.offline"));
    }
  };
  return { chips, keep };
}
