import { wordingOf } from "#i18n/wording.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";
import { type HeadInput, headOf } from "./browse.head.ts";
import { filterColumnReady } from "./FilterColumn.tsx";
import { PlacesMap, WaysOn } from "./Results.tsx";

export { default } from "./BrowsePage.tsx";
export { SellerStock } from "./SellerStock.tsx";

/** Of the parts that not every page has those that this one does. */
export const partsReady = () => Promise.all([filterColumnReady(), PlacesMap.ready(), WaysOn.ready()]);

export function head({ match, loaderData }: HeadInput) {
  if (!loaderData) return {};
  const { publicUrl } = match.context;
  const page = { publicUrl, siteName: siteNameNow(match.context) };
  return headOf(page, wordingOf(match.context), match.search, loaderData);
}
