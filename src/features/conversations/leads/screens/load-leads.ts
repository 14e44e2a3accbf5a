import { requireAccount } from "#features/accounts/current-account.ts";
import { colleaguesQuery } from "#features/staff/screens/staff.api.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { unlisted } from "#platform/page/unlisted.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";
import { preparedQuery } from "../../prepared/prepared.api.ts";
import { leadQuery, leadsQuery } from "./leads.api.ts";
import { type LeadsAddress, readLeads } from "./leads-address.ts";

/** `/my-leads`, for the signed-in alone: the list, or the lead that the address names. */
export async function load({ context, location }: RemoteLoading<LeadsAddress>): Promise<void> {
  const { api, messages, queryClient } = context;
  await requireAccount(context, location.href);
  const { asked, lead } = readLeads(location.search);
  const words = messages.load("common", "conversations", "kit", "leads", "offers", "reference", "viewings");
  const answers = Promise.all([
    lead
      ? queryClient.prefetchQuery(leadQuery(api, lead))
      : queryClient.prefetchQuery(leadsQuery(api, asked)),
    !lead && queryClient.prefetchQuery(preparedQuery(api)),
    queryClient.prefetchQuery(colleaguesQuery(api)),
  ]);
  await words;
  // In the browser the page opens at once, and shows what it waits for.
  if (import.meta.env.SSR) await answers;
}

/** Title of the page; a guest, who is led elsewhere, has no words for one. */
export function head(context: PageContext) {
  const { namespaces, t } = context.messages;
  if (!namespaces.includes("leads")) return {};
  const title = t("common.pageTitle", { page: t("leads.title"), name: siteNameNow(context) });
  return unlisted({ meta: [{ title }] });
}
