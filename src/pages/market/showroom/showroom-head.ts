import { stockText } from "#features/dealers/showrooms/stock-text.ts";
import { filterCount } from "#features/search/address/browse-search.ts";
import { readSearch } from "#features/search/address/read-search.ts";
import { sharePictureTags } from "#features/site/share-picture-tags.ts";
import { wordingOf } from "#i18n/wording.ts";
import { alternateLinks } from "#platform/page/alternate-links.ts";
import type { PageContext } from "#platform/page/context.ts";
import { breadcrumbData, structuredData } from "#platform/page/structured-data.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";
import { dealerData } from "./dealer-data.ts";
import { showroomQuery } from "./showroom.api.ts";
import { kindAt, pathOf, readAddress } from "./showroom-address.ts";

/** Filters are for people: an index has the showroom, and the pages of its stock. */
export function head(context: PageContext, params: Record<string, string>, raw: Record<string, unknown>) {
  const { api, publicUrl, queryClient } = context;
  const words = wordingOf(context);
  const { t, name, language } = words;
  const address = readAddress(params);
  const dealer = address && queryClient.getQueryData(showroomQuery(api, address.slug).queryKey);
  if (!address || !dealer) return {};
  const siteName = siteNameNow(context);
  const kind = kindAt(address, dealer.stock);
  const search = readSearch(kind, raw);
  const place = dealer.city ? name("place", dealer.city) : t("browse.lebanon");
  const named = t("showrooms.showroomTitle", { name: dealer.name, place });
  const description = t("showrooms.showroomDescription", {
    name: dealer.name,
    place,
    stock: stockText(t, dealer.stock) || t("showrooms.nothingInStock"),
  });
  // What a dealer of motorcycles alone shows at both addresses has one.
  const path = pathOf({ ...address, motorcycles: kind === "motorcycle" && dealer.stock.car > 0 });
  const links = alternateLinks(publicUrl, path, language, { page: search.page });
  const url = links[0]?.href ?? publicUrl;
  const part = kind === "motorcycle" && dealer.stock.car > 0 ? ` · ${t("showrooms.motorcycles")}` : "";
  const page = search.page ? ` · ${words.plain(search.page)}` : "";
  return {
    meta: [
      { title: t("common.pageTitle", { page: named + part + page, name: siteName }) },
      { name: "description", content: description },
      ...(filterCount(search) > 0 ? [{ name: "robots", content: "noindex, follow" }] : []),
      { property: "og:type", content: "profile" },
      { property: "og:title", content: named },
      { property: "og:description", content: description },
      { property: "og:url", content: url },
      ...sharePictureTags(publicUrl, language, siteName),
    ],
    links,
    scripts: [
      structuredData(dealerData(dealer, { publicUrl, place, language })),
      structuredData(
        breadcrumbData([
          { name: t("common.home"), url: `${publicUrl}/` },
          { name: t("showrooms.home"), url: `${publicUrl}/dealers` },
          { name: dealer.name, url },
        ]),
      ),
    ],
  };
}
