import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { siteNameNow } from "#ui/shell/document.page.ts";

export { default } from "./UnsubscribePage.tsx";

export const load = ({ context }: RemoteLoading<{ token?: string }>) =>
  context.messages.load("unsubscribe", "errors");

export const head = (context: PageContext) => {
  const page = context.messages.t("unsubscribe.pageTitle");
  return {
    meta: [
      { title: context.messages.t("common.pageTitle", { page, name: siteNameNow(context) }) },
      { name: "robots", content: "noindex" },
      { name: "referrer", content: "no-referrer" },
    ],
  };
};
