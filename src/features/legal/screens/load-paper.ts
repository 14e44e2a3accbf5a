import { sharePictureTags } from "#features/site/share-picture-tags.ts";
import { alternateLinks } from "#platform/page/alternate-links.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { breadcrumbData, structuredData } from "#platform/page/structured-data.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";
import type { PaperName } from "./sections.ts";

/** What the head of a page with an address of its own says: title, description, its one address in each language. */
export function headOfPage(
  { messages, publicUrl }: PageContext,
  {
    path,
    page,
    description,
    siteName,
  }: { path: string; page: string; description: string; siteName: string },
) {
  const { language, t } = messages;
  const title = t("common.pageTitle", { page, name: siteName });
  const links = alternateLinks(publicUrl, path, language);
  const crumbs = [
    { name: t("common.home"), url: `${publicUrl}/` },
    { name: page, url: links[0]?.href ?? publicUrl },
  ];
  return {
    meta: [
      { title },
      { name: "description", content: description },
      { property: "og:title", content: title },
      { property: "og:description", content: description },
      { property: "og:url", content: links[0]?.href },
      ...sharePictureTags(publicUrl, language, siteName),
    ],
    links,
    // Not among `meta`: a first page, whose style sheet lies in it, would be drawn again in the browser.
    scripts: [structuredData(breadcrumbData(crumbs))],
  };
}

/** `load` and `head` of the terms or the privacy notice. */
export const loadingOf = (paper: PaperName) => ({
  load: ({ context }: RemoteLoading): Promise<void> => context.messages.load("common", "paper", paper),
  head: (context: PageContext) => {
    const siteName = siteNameNow(context);
    const say = (key: "title" | "description") => context.messages.t(`${paper}.${key}`, { name: siteName });
    return headOfPage(context, {
      path: `/${paper}`,
      page: say("title"),
      description: say("description"),
      siteName,
    });
  },
});
