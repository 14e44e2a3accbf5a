import { requireAccount } from "#features/accounts/current-account.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { unlisted } from "#platform/page/unlisted.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";
import { myShowroomQuery } from "../../own-showroom/screens/my-showroom.api.ts";
import { feedsQuery, keysQuery, webhooksQuery } from "./integrations.api.ts";

/** `/integrations`, for dealers; others learn how to become one. */
export async function load({ context, location }: RemoteLoading): Promise<void> {
  const { api, messages, queryClient } = context;
  await requireAccount(context, location.href);
  const words = messages.load("common", "accounts", "own-showroom", "integrations");
  const showroom = await queryClient.ensureQueryData(myShowroomQuery(api));
  if (showroom) {
    await Promise.all([
      queryClient.prefetchQuery(keysQuery(api)),
      queryClient.prefetchQuery(webhooksQuery(api)),
      queryClient.prefetchQuery(feedsQuery(api)),
    ]);
  }
  await words;
}

export function head(context: PageContext) {
  const { t, namespaces } = context.messages;
  // A guest, who is led elsewhere, has no words for it.
  if (!namespaces.includes("integrations")) return {};
  const title = t("common.pageTitle", { page: t("integrations.title"), name: siteNameNow(context) });
  return unlisted({ meta: [{ title }] });
}
