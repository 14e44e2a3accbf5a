import { requireAccount } from "#features/accounts/current-account.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { unlisted } from "#platform/page/unlisted.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";
import { notificationsQuery } from "../bell.api.ts";

/** `/notifications`, for the signed-in alone. */
export async function load({ context, location }: RemoteLoading): Promise<void> {
  const { api, messages, queryClient } = context;
  await requireAccount(context, location.href);
  await Promise.all([
    messages.load("common", "notifications", "signed-in"),
    queryClient.prefetchInfiniteQuery(notificationsQuery(api)),
  ]);
}

/** Title of the page; a guest, who is led elsewhere, has no words for one. */
export function head(context: PageContext) {
  const { namespaces, t } = context.messages;
  if (!namespaces.includes("notifications")) return {};
  const title = t("common.pageTitle", { page: t("notifications.title"), name: siteNameNow(context) });
  return unlisted({ meta: [{ title }] });
}
