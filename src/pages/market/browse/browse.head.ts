import { browsePaths } from "#features/listings/paths.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { filterCount, type Search } from "#features/search/address/browse-search.ts";
import { headingOf, type ModelNames } from "#features/search/address/heading.ts";
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

/** Addresses of deep combinations of filters are for people, not for an index (more than two filters, or words). */
const indexedFilters = 2;

/** Title, description, canonical and alternate addresses, Open Graph, and the list as structured data. */
export function headOf(page: Page, words: Wording, search: Search, loaded: Loaded) {
  const { vehicleType, results, models = {} } = loaded;
  const heading = headingOf(vehicleType, search, models, words);
  const named =
    (search.page ?? 1) > 1
      ? words.t("browse.titlePage", { heading, page: words.plain(search.page ?? 1) })
      : heading;
  const title = `${named} · ${page.siteName}`;
  const count = words.t("browse.count", { vehicleType, count: results?.total ?? 0 });
  const description = words.t("browse.description", { heading, count });
  // One address for a search, however it is ordered and laid out.
  const { sort: _sort, view: _view, ...told } = search;
  const links = alternateLinks(page.publicUrl, browsePaths[vehicleType], words.language, told);
  const address = links[0]?.href ?? page.publicUrl;
  const deep = filterCount(search) > indexedFilters || search.search !== undefined;
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
