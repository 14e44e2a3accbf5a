import type { PageContext } from "#platform/page/context.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";

/** The chunks of the pages behind the links of mails. */
export const forgotScreen = () => import("./forgot.screen.ts");
export const resetScreen = () => import("./reset.screen.ts");
export const verifyScreen = () => import("./verify.screen.ts");

type TokenSearch = { token?: string };

/** What these pages share: their words, and that neither search engines nor other sites learn their address. */
function recoveryPage(title: "forgotTitle" | "resetTitle" | "verifyTitle") {
  return {
    validateSearch: (search: Record<string, unknown>): TokenSearch =>
      typeof search.token === "string" ? { token: search.token } : {},
    loader: ({ context }: { context: PageContext }) =>
      context.messages.load("accounts", "errors", "signed-in"),
    head: ({ match: { context } }: { match: { context: PageContext } }) => {
      const page = context.messages.t(`accounts.${title}`);
      return {
        meta: [
          { title: context.messages.t("common.pageTitle", { page, name: siteNameNow(context) }) },
          { name: "robots", content: "noindex" },
          { name: "referrer", content: "no-referrer" },
        ],
      };
    },
    headers: () => ({ "referrer-policy": "no-referrer" }),
  };
}

export const forgotPage = recoveryPage("forgotTitle");
export const resetPage = recoveryPage("resetTitle");
export const verifyPage = recoveryPage("verifyTitle");
