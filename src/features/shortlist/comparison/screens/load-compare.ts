import { accountQuery } from "#features/accounts/current-account.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { unlisted } from "#platform/page/unlisted.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";
import { compareQuery, comparisonsQuery } from "./compare.api.ts";
import { type CompareAddress, readIds } from "./compare-search.ts";

/** `/compare?ids=a,b,c`, for everybody; what is compared stands in the address alone. */
export async function load({ context, location }: RemoteLoading<CompareAddress>): Promise<void> {
  const { queryClient } = context;
  const account = queryClient.ensureQueryData(accountQuery(context)).catch(() => null);
  const words = context.messages.load(
    "common",
    "listings",
    "listing-fields",
    "detail",
    "reference",
    "compare",
  );
  await Promise.all([
    words,
    // The names of brands are words.
    words.then(() => queryClient.prefetchQuery(compareQuery(context, readIds(location.search)))),
    account.then((known) => known && queryClient.prefetchQuery(comparisonsQuery(context))),
  ]);
}

export function head(context: PageContext) {
  const { t } = context.messages;
  const title = t("common.pageTitle", { page: t("compare.title"), name: siteNameNow(context) });
  return unlisted({ meta: [{ title }, { name: "description", content: t("compare.description") }] });
}
