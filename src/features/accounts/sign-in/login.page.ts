import { redirect } from "@tanstack/react-router";
import type { PageContext } from "#platform/page/context.ts";
import { accountQuery } from "../current-account.ts";
import { nextPage } from "./next-page.ts";

/** The chunk of this page: the landing page with the dialog. */
export const loginScreen = () => import("./login.screen.ts");

type LoginSearch = {
  /** Where to go after signing in. */
  next?: string;
  mode?: "register";
};

/**
 * `/login`: what the landing page is not. Whoever is signed in goes where the address says; the others get the dialog over
 * the landing page.
 */
export const loginPage = {
  validateSearch: (search: Record<string, unknown>): LoginSearch => ({
    ...(typeof search.next === "string" && { next: search.next }),
    ...(search.mode === "register" && { mode: "register" as const }),
  }),
  beforeLoad: async ({ context, search }: { context: PageContext; search: LoginSearch }) => {
    const account = await context.queryClient.ensureQueryData(accountQuery(context));
    if (account) throw redirect({ href: nextPage(search.next) });
    await context.messages.load("accounts");
  },
};

/** The head of a page that search engines are not to list. */
export const unlisted = <Head extends { meta?: object[] | undefined }>(head: Head) => ({
  ...head,
  meta: [...(head.meta ?? []), { name: "robots", content: "noindex" }],
});
