import { accountQuery } from "#features/accounts/current-account.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { unlisted } from "#platform/page/unlisted.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";
import { recentQuery } from "./recent.api.ts";

/** `/recent`, for everybody: what the account keeps, or what only the browser knows. */
export async function load({ context }: RemoteLoading): Promise<void> {
  const { api, messages, queryClient } = context;
  const account = queryClient.ensureQueryData(accountQuery(context)).catch(() => null);
  await Promise.all([
    messages.load("common", "listings", "reference", "shortlist"),
    account.then((known) => known && queryClient.prefetchQuery(recentQuery(api))),
  ]);
}

export function head(context: PageContext) {
  const { t } = context.messages;
  const title = t("common.pageTitle", { page: t("shortlist.recent"), name: siteNameNow(context) });
  return unlisted({ meta: [{ title }] });
}
