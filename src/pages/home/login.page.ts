import { accountQuery } from "#features/accounts/current-account.ts";
import { nextPage } from "#features/accounts/sign-in/next-page.ts";
import type { PageContext } from "#platform/page/context.ts";
import { redirect } from "#platform/page/routing.ts";
import type { LoginSearch } from "./login-search.ts";

/** The chunk of this page: the landing page with the dialog. */
export const loginScreen = () => import("./login.screen.ts");

/**
 * `/login`: what the landing page is not. Anyone who is signed in goes where the address says; the others get the dialog over
 * the landing page.
 */
export const loginPage = {
  validateSearch: (search: { next?: unknown; mode?: unknown }): LoginSearch => ({
    ...(typeof search.next === "string" && { next: search.next }),
    ...(search.mode === "register" && { mode: "register" as const }),
  }),
  beforeLoad: async ({ context, search }: { context: PageContext; search: LoginSearch }) => {
    const account = await context.queryClient.ensureQueryData(accountQuery(context));
    if (account) throw redirect({ href: nextPage(search.next) });
    await context.messages.load("accounts");
  },
};
