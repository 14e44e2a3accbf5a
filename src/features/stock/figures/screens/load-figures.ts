import { hasShowroom, reaches, requireAccount } from "#features/accounts/current-account.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { unlisted } from "#platform/page/unlisted.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";
import { figuresQuery, monthIn } from "./figures.api.ts";

/** `/my-figures`, for the signed-in alone: the month that its address asks for. */
export async function load({ context, location }: RemoteLoading<{ month?: unknown }>): Promise<void> {
  const { api, messages, queryClient } = context;
  const account = await requireAccount(context, location.href);
  await Promise.all([
    messages.load("common", "kit", "own-showroom", "reference", "stock-figures"),
    hasShowroom(account) &&
      reaches(account, []) &&
      queryClient.prefetchQuery(figuresQuery(api, monthIn(location.search))),
  ]);
}

/** Title of the page; a guest, who is led elsewhere, has no words for one. */
export function head(context: PageContext) {
  const { t, namespaces } = context.messages;
  if (!namespaces.includes("stock-figures")) return {};
  const title = t("common.pageTitle", { page: t("stock-figures.title"), name: siteNameNow(context) });
  return unlisted({ meta: [{ title }] });
}
