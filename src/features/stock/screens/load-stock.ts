import { requireAccount } from "#features/accounts/current-account.ts";
import { colleaguesQuery } from "#features/staff/screens/staff.api.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { unlisted } from "#platform/page/unlisted.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";
import { stockPageQuery, viewsQuery } from "./stock.api.ts";
import { readStock } from "./stock-address.ts";

/** `/my-stock`, for the signed-in alone: the listings that its address asks for. */
export async function load({ context, location }: RemoteLoading<Record<string, unknown>>): Promise<void> {
  const { api, messages, queryClient } = context;
  await requireAccount(context, location.href);
  await Promise.all([
    messages.load("common", "kit", "own", "own-actions", "reference", "stock"),
    queryClient.prefetchQuery(stockPageQuery(api, readStock(location.search))),
    queryClient.prefetchQuery(viewsQuery(api)),
    queryClient.prefetchQuery(colleaguesQuery(api)),
  ]);
}

export function head(context: PageContext) {
  const { t, namespaces } = context.messages;
  // A guest, who is led elsewhere, has no words for it.
  if (!namespaces.includes("stock")) return {};
  const title = t("common.pageTitle", { page: t("stock.title"), name: siteNameNow(context) });
  return unlisted({ meta: [{ title }] });
}
