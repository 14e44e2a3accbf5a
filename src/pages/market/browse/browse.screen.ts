import { wordingOf } from "#i18n/wording.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";
import { type HeadInput, headOf } from "./browse.head.ts";

export { default } from "./BrowsePage.tsx";
export { filterColumnReady } from "./FilterColumn.tsx";
export { SellerStock } from "./SellerStock.tsx";

export function head({ match, loaderData }: HeadInput) {
  if (!loaderData) return {};
  const { publicUrl } = match.context;
  const page = { publicUrl, siteName: siteNameNow(match.context) };
  return headOf(page, wordingOf(match.context), match.search, loaderData);
}
