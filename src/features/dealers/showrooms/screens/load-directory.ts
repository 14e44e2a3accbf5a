import { sharePictureTags } from "#features/site/share-picture-tags.ts";
import { wordingOf } from "#i18n/wording.ts";
import { alternateLinks } from "#platform/page/alternate-links.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { breadcrumbData, structuredData } from "#platform/page/structured-data.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";
import { directoryQuery } from "./directory.api.ts";
import { type DirectoryAddress, readDirectory } from "./directory-search.ts";

/** `/dealers`: the showrooms that anyone may see. */
export async function load({ context, location }: RemoteLoading<DirectoryAddress>): Promise<void> {
  const { api, messages, queryClient } = context;
  await Promise.all([
    messages.load("common", "reference", "dealers", "showrooms"),
    queryClient.prefetchQuery(directoryQuery(api, readDirectory(location.search))),
  ]);
}

/** One address for a place and a specialization each; what a user typed is no page of its own for a search engine. */
export function head(context: PageContext, _params: Record<string, string>, address: DirectoryAddress) {
  const { api, messages, publicUrl, queryClient } = context;
  const { t, name, language } = wordingOf(context);
  const search = readDirectory(address);
  const found = queryClient.getQueryData(directoryQuery(api, search).queryKey);
  const siteName = siteNameNow(context);
  const heading = search.city
    ? t("showrooms.titleOf", { place: name("place", search.city) })
    : t("showrooms.title");
  const title = t("common.pageTitle", { page: heading, name: siteName });
  const description = t("showrooms.description", { count: found?.total ?? 0 });
  const links = alternateLinks(publicUrl, "/dealers", messages.language, search);
  const typed = search.search !== undefined;
  return {
    meta: [
      { title },
      { name: "description", content: description },
      ...(typed || found?.total === 0 ? [{ name: "robots", content: "noindex, follow" }] : []),
      { property: "og:title", content: heading },
      { property: "og:description", content: description },
      { property: "og:url", content: links[0]?.href ?? publicUrl },
      ...sharePictureTags(publicUrl, language, siteName),
    ],
    links,
    scripts: [
      structuredData(
        breadcrumbData([
          { name: t("common.home"), url: `${publicUrl}/` },
          { name: heading, url: links[0]?.href ?? publicUrl },
        ]),
      ),
      structuredData({
        "@context": "https://schema.org",
        "@type": "ItemList",
        name: heading,
        numberOfItems: found?.data.length ?? 0,
        itemListElement: (found?.data ?? []).map(({ slug, name }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          url: `${publicUrl}/dealers/${slug}`,
          name,
        })),
      }),
    ],
  };
}
