import { requireAccount } from "#features/accounts/current-account.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { unlisted } from "#platform/page/unlisted.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";
import { myShowroomQuery } from "./my-showroom.api.ts";

/** `/my-showroom`, for dealers; others learn how to become one. */
export async function load({ context, location }: RemoteLoading): Promise<void> {
  const { api, messages, queryClient } = context;
  await requireAccount(context, location.href);
  await Promise.all([
    messages.load("common", "reference", "own-showroom"),
    queryClient.ensureQueryData(myShowroomQuery(api)),
  ]);
}

export function head(context: PageContext) {
  const { t, namespaces } = context.messages;
  // A guest, who is led elsewhere, has no words for it.
  if (!namespaces.includes("own-showroom")) return {};
  const title = t("common.pageTitle", { page: t("own-showroom.title"), name: siteNameNow(context) });
  return unlisted({ meta: [{ title }] });
}
