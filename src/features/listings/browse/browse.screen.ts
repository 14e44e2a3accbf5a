import type { VehicleType } from "#features/reference/enumerations.ts";
import { wordingOf } from "#i18n/wording.ts";
import { headOf } from "./browse.head.ts";
import type { HeadInput } from "./browse.page.ts";
import { readSearch } from "./browse-search.ts";

export { default } from "./BrowsePage.tsx";

export function head(vehicleType: VehicleType, { match, loaderData }: HeadInput) {
  if (!loaderData) return {};
  // The router's own search still has what travels along, such as the language.
  const search = readSearch(vehicleType, match.search);
  return headOf(match.context, wordingOf(match.context), search, loaderData);
}
