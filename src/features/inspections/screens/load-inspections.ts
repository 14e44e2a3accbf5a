import { requireAccount } from "#features/accounts/current-account.ts";
import { ApiError } from "#platform/http/api.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { notFound } from "#platform/page/routing.ts";
import { unlisted } from "#platform/page/unlisted.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";
import { myInspectionsQuery } from "./inspections.api.ts";

/** `/my-inspections`, for partners; all others read that it is none of theirs. */
export async function loadMine({ context, location }: RemoteLoading): Promise<void> {
  const { api, messages, queryClient } = context;
  await requireAccount(context, location.href);
  await Promise.all([
    messages.load("common", "kit", "inspections", "inspection-shown"),
    queryClient.prefetchQuery(myInspectionsQuery(api)),
  ]);
}

/** `/my-inspections/{id}`, the partner's alone: for all others it is not there. */
export async function loadReport({ context, location, params: { id = "" } }: RemoteLoading) {
  await requireAccount(context, location.href);
  const { api, messages } = context;
  const words = messages.load("common", "kit", "inspections", "inspection-shown", "inspection", "photo-tray");
  const report = await api("GET /api/inspections/:id", { params: { id } }).catch((error) => {
    if (error instanceof ApiError && [400, 404].includes(error.status)) throw notFound();
    throw error;
  });
  await words;
  if (!report.isMine) throw notFound();
  return { report };
}

export function head(context: PageContext) {
  const { namespaces, t } = context.messages;
  // A guest, who is led elsewhere, has no words for it.
  if (!namespaces.includes("inspections")) return {};
  const title = t("common.pageTitle", { page: t("inspections.title"), name: siteNameNow(context) });
  return unlisted({ meta: [{ title }] });
}
