import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { siteNameNow } from "#ui/shell/document.page.ts";

/** What the pages behind the links of mails share: their words, and that neither search engines nor other sites learn their address. */
export const recoveryPage = (title: "forgotTitle" | "resetTitle" | "verifyTitle") => ({
  load: ({ context }: RemoteLoading<{ token?: string }>) =>
    context.messages.load("accounts", "errors", "signed-in"),
  head: (context: PageContext) => {
    const page = context.messages.t(`accounts.${title}`);
    return {
      meta: [
        { title: context.messages.t("common.pageTitle", { page, name: siteNameNow(context) }) },
        { name: "robots", content: "noindex" },
        { name: "referrer", content: "no-referrer" },
      ],
    };
  },
});
