import type { MessageKey } from "#i18n/catalogue.ts";
import type { PageContext } from "#platform/page/context.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";

/** The head of a page that is one visitor's own: its title, and that no search engine lists it. */
export function ownHead(context: PageContext, title: Extract<MessageKey, `paying.${string}`>) {
  const { namespaces, t } = context.messages;
  // A guest, who is led elsewhere, has no words for it.
  if (!namespaces.includes("paying")) return {};
  const words = t("common.pageTitle", {
    page: t(title as "paying.title"),
    name: siteNameNow(context),
  });
  return {
    meta: [
      { title: words },
      { name: "robots", content: "noindex" },
      { name: "referrer", content: "no-referrer" },
    ],
  };
}
