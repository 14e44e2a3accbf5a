import { requireAccount } from "#features/accounts/current-account.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { unlisted } from "#platform/page/unlisted.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";
import { actsQuery, staffQuery } from "./staff.api.ts";

/** `/my-staff`, for the signed-in alone. */
export async function load({ context, location }: RemoteLoading): Promise<void> {
  const { api, messages, queryClient } = context;
  await requireAccount(context, location.href);
  const words = messages.load("common", "errors", "kit", "reference", "signed-in", "staff");
  if (await queryClient.ensureQueryData(staffQuery(api)))
    await queryClient.prefetchInfiniteQuery(actsQuery(api));
  await words;
}

export function head(context: PageContext) {
  const { t, namespaces } = context.messages;
  // A guest, who is led elsewhere, has no words for it.
  if (!namespaces.includes("staff")) return {};
  const title = t("common.pageTitle", { page: t("staff.title"), name: siteNameNow(context) });
  return unlisted({ meta: [{ title }] });
}
