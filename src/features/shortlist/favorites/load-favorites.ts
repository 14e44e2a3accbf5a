import { accountQuery } from "#features/accounts/current-account.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { unlisted } from "#platform/page/unlisted.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";
import { favoritesQuery } from "./favorites.api.ts";
import { type FavoritesAddress, readPage } from "./favorites-search.ts";

/** `/favorites`, for everybody: the account's list, or for a guest what the device keeps, which only the browser knows. */
export async function load({ context, location }: RemoteLoading<FavoritesAddress>): Promise<void> {
  const { api, messages, queryClient } = context;
  const account = queryClient.ensureQueryData(accountQuery(context)).catch(() => null);
  await Promise.all([
    messages.load("common", "listings", "reference", "shortlist"),
    account.then(
      (known) => known && queryClient.prefetchQuery(favoritesQuery(api, readPage(location.search))),
    ),
  ]);
}

export function head(context: PageContext) {
  const { t } = context.messages;
  const title = t("common.pageTitle", { page: t("shortlist.title"), name: siteNameNow(context) });
  return unlisted({ meta: [{ title }] });
}
