import { browsePaths } from "#features/listings/paths.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { filterCount, type Search } from "#features/search/address/browse-search.ts";
import { headingOf, type ModelNames, withUnderstood } from "#features/search/address/heading.ts";
import type { Results } from "#features/search/search.api.ts";
import { sharePictureTags } from "#features/site/share-picture-tags.ts";
import type { Wording } from "#i18n/wording.ts";
import { alternateLinks } from "#platform/page/alternate-links.ts";
import type { PageContext } from "#platform/page/context.ts";
import { breadcrumbData, structuredData } from "#platform/page/structured-data.ts";

/** What the loader hands to the head; in the browser the results may still be on their way. */
export interface Loaded {
  vehicleType: VehicleType;
  results?: Results;
  models?: ModelNames;
}

export interface HeadInput {
  match: { context: PageContext; search: Search };
  loaderData?: Loaded;
}
type Page = { publicUrl: string; siteName: string };

/** Addresses of deep combinations of filters are for people, not for an index (more than two filters, words, or what is around a place). */
const indexedFilters = 2;

/** The heading, with the page where it is not the first. */
export const namedPage = (
  { t, plain }: Pick<Wording, "t" | "plain">,
  heading: string,
  { page = 1 }: Search,
) => (page > 1 ? t("browse.titlePage", { heading, page: plain(page) }) : heading);

export const titleOf = (named: string, siteName: string) => `${named} · ${siteName}`;

/** Title, description, canonical and alternate addresses, Open Graph, and the list as structured data. */
export function headOf(page: Page, words: Wording, search: Search, loaded: Loaded) {
  const { vehicleType, results, models = {} } = loaded;
  const told = withUnderstood(search, results?.understood);
  const heading = headingOf(vehicleType, told, models, words);
  const named = namedPage(words, heading, search);
  const title = titleOf(named, page.siteName);
  const count = words.t("browse.count", { vehicleType, count: results?.total ?? 0 });
  const description = words.t("browse.description", { heading, count });
  // One address for a search, however it is ordered and laid out.
  const { sort: _sort, view: _view, ...found } = search;
  const links = alternateLinks(page.publicUrl, browsePaths[vehicleType], words.language, found);
  const address = links[0]?.href ?? page.publicUrl;
  const forPeople = search.search !== undefined || search.near !== undefined;
  const deep = filterCount(search) > indexedFilters || forPeople;
  return {
    meta: [
      { title },
      { name: "description", content: description },
      ...(deep ? [{ name: "robots", content: "noindex, follow" }] : []),
      { property: "og:type", content: "website" },
      { property: "og:site_name", content: page.siteName },
      { property: "og:title", content: named },
      { property: "og:description", content: description },
      { property: "og:url", content: address },
      { property: "og:locale", content: words.language === "ar" ? "ar_LB" : "en_LB" },
      ...sharePictureTags(page.publicUrl, words.language, page.siteName),
    ],
    links,
    scripts: results
      ? [
          structuredData(
            breadcrumbData([
              { name: words.t("common.home"), url: `${page.publicUrl}/` },
              { name: heading, url: address },
            ]),
          ),
          // A page of the server has said it; the browser, which has not its cards, leaves that as it is.
          structuredData(itemList(page.publicUrl, heading, results.list.cards ?? [])),
        ]
      : [],
  };
}

function itemList(publicUrl: string, name: string, listings: readonly { id: string }[]) {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name,
    numberOfItems: listings.length,
    itemListElement: listings.map(({ id }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: `${publicUrl}/cars/${id}`,
    })),
  };
}
