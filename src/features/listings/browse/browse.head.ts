import type { VehicleType } from "#features/reference/enumerations.ts";
import { sharePictureTags } from "#features/site/share-picture-tags.ts";
import type { Wording } from "#i18n/wording.ts";
import { queryString } from "#platform/http/api.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { ListingPage } from "../listing.schema.ts";
import { browsePaths } from "../paths.ts";
import { filterCount, type Search } from "./browse-search.ts";
import { headingOf, type ModelNames } from "./heading.ts";

/** What the loader hands to the head; in the browser the results may still be on their way. */
export interface Loaded {
  vehicleType: VehicleType;
  results?: ListingPage;
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
  const { ar, en } = addresses(page.publicUrl, browsePaths[vehicleType], search);
  const address = words.language === "en" ? en : ar;
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
    links: [
      { rel: "canonical", href: address },
      { rel: "alternate", hrefLang: "ar", href: ar },
      { rel: "alternate", hrefLang: "en", href: en },
      { rel: "alternate", hrefLang: "x-default", href: ar },
    ],
    scripts: results
      ? [
          {
            type: "application/ld+json",
            children: asScript(breadcrumb(page.publicUrl, words, heading, address)),
          },
          {
            type: "application/ld+json",
            children: asScript(itemList(page.publicUrl, heading, results.data)),
          },
        ]
      : [],
  };
}

/** The canonical address in each language: without order, layout and campaign marks. */
function addresses(publicUrl: string, path: string, search: Search) {
  const { sort: _sort, view: _view, ...told } = search;
  const base = publicUrl + path;
  return { ar: base + queryString(told), en: base + queryString({ ...told, lang: "en" }) };
}

function breadcrumb(publicUrl: string, words: Wording, heading: string, address: string) {
  const step = (position: number, name: string, item: string) => ({
    "@type": "ListItem",
    position,
    name,
    item,
  });
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [step(1, words.t("common.home"), `${publicUrl}/`), step(2, heading, address)],
  };
}

function itemList(publicUrl: string, name: string, listings: readonly { id: string; title: string }[]) {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name,
    numberOfItems: listings.length,
    itemListElement: listings.map(({ id, title }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: `${publicUrl}/cars/${id}`,
      name: title,
    })),
  };
}

/** JSON that cannot end the script element that holds it. */
const asScript = (data: object) => JSON.stringify(data).replaceAll("<", "\\u003c");
