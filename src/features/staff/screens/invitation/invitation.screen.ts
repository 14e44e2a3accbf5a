import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { siteNameNow } from "#ui/shell/document.page.ts";

export { default } from "./InvitationPage.tsx";

export const load = ({ context }: RemoteLoading<{ token?: string }>) =>
  context.messages.load("common", "accounts", "errors", "signed-in", "staff");

/** Neither search engines nor other sites learn its address. */
export const head = (context: PageContext) => {
  const page = context.messages.t("staff.invitation");
  return {
    meta: [
      { title: context.messages.t("common.pageTitle", { page, name: siteNameNow(context) }) },
      { name: "robots", content: "noindex" },
      { name: "referrer", content: "no-referrer" },
    ],
  };
};
