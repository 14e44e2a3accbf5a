import type { PageContext } from "#platform/page/context.ts";
import { unlisted } from "#platform/page/unlisted.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";

/** The head of a page of the administration: search engines are told to stay away. */
export const adminHead = (context: PageContext, title: string) =>
  unlisted({
    meta: [{ title: context.messages.t("common.pageTitle", { page: title, name: siteNameNow(context) }) }],
  });
