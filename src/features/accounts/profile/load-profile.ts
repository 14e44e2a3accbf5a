import { plansQuery } from "#features/plans/plans.data.ts";
import type { PageContext } from "#platform/page/context.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";
import { unlisted } from "../sign-in/login.page.ts";
import { devicesQuery } from "./profile.queries.ts";

export const profileTabs = ["personal", "security", "account"] as const;
export type ProfileTab = (typeof profileTabs)[number];

export interface ProfileLoading {
  context: PageContext;
  location: { href: string; search: { tab?: ProfileTab } };
}
export interface ProfileHead {
  match: { context: PageContext };
}

/** The words of the page, and what the part of it that is asked for shows first. */
export async function loadProfile({ context, location }: ProfileLoading): Promise<void> {
  const { api, messages, queryClient } = context;
  const { tab } = location.search;
  await Promise.all([
    messages.load("common", "accounts", "errors", "profile", "reference", "signed-in"),
    tab === "security" && queryClient.prefetchQuery(devicesQuery(api)),
    tab === "account" && queryClient.prefetchQuery(plansQuery(api)),
  ]);
}

/** Title of the page; a guest, who is led elsewhere, has no words for one. */
export function head({ match: { context } }: ProfileHead) {
  const { namespaces, t } = context.messages;
  if (!namespaces.includes("profile")) return {};
  const title = t("common.pageTitle", { page: t("profile.title"), name: siteNameNow(context) });
  return unlisted({ meta: [{ title }] });
}
