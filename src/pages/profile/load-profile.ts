import { requireAccount } from "#features/accounts/current-account.ts";
import { choicesQuery } from "#features/notifications/choices/choices.api.ts";
import { plansQuery } from "#features/plans/plan.api.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { unlisted } from "#platform/page/unlisted.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";
import { devicesQuery } from "./profile.api.ts";

export const profileTabs = ["personal", "security", "notifications", "account"] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** What links to the profile say; an address may hold anything. */
export type ProfileAddress = { tab?: ProfileTab };

/** The part that an address asks for. */
export const tabIn = ({ tab }: { tab?: unknown }): ProfileTab =>
  profileTabs.find((one) => one === tab) ?? "personal";

/** `/profile`, for the signed-in alone: its words, and what the part of it that is asked for shows first. */
export async function load({ context, location }: RemoteLoading<ProfileAddress>): Promise<void> {
  const { api, messages, queryClient } = context;
  await requireAccount(context, location.href);
  const tab = tabIn(location.search);
  await Promise.all([
    messages.load(
      "common",
      "accounts",
      "crop",
      "errors",
      "notice-choices",
      "profile",
      "reference",
      "signed-in",
    ),
    tab === "security" && queryClient.prefetchQuery(devicesQuery(api)),
    tab === "account" && queryClient.prefetchQuery(plansQuery(api)),
    tab === "notifications" && queryClient.prefetchQuery(choicesQuery(api)),
  ]);
}

/** Title of the page; a guest, who is led elsewhere, has no words for one. */
export function head(context: PageContext) {
  const { namespaces, t } = context.messages;
  if (!namespaces.includes("profile")) return {};
  const title = t("common.pageTitle", { page: t("profile.title"), name: siteNameNow(context) });
  return unlisted({ meta: [{ title }] });
}
