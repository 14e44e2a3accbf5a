import type { VehicleType } from "#features/reference/enumerations.ts";
import { readSearch } from "#features/search/address/browse-search.ts";
import { wordingOf } from "#i18n/wording.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";
import { type HeadInput, headOf } from "./browse.head.ts";

export { default } from "./BrowsePage.tsx";
export { filterColumnReady } from "./FilterColumn.tsx";
export { SellerStock } from "./SellerStock.tsx";

export function head(vehicleType: VehicleType, { match, loaderData }: HeadInput) {
  if (!loaderData) return {};
  // The router's own search still has what travels along, such as the language.
  const search = readSearch(vehicleType, match.search);
  const { publicUrl } = match.context;
  const page = { publicUrl, siteName: siteNameNow(match.context) };
  return headOf(page, wordingOf(match.context), search, loaderData);
}
