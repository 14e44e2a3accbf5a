import { requireAccount } from "#features/accounts/current-account.ts";
import { ApiError } from "#platform/http/api.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { notFound } from "#platform/page/routing.ts";
import { unlisted } from "#platform/page/unlisted.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";
import type { OwnListingDetail } from "../../listing.schema.ts";
import { shareTextQuery } from "../share-kit.api.ts";
import { type KitSearch, readKit } from "./share-kit-address.ts";

/** `/share-kit/{id}`, the owner's alone: for all others, who have the button of the listing's page, it is not there. */
export async function load({ context, location, params: { id = "" } }: RemoteLoading<KitSearch>) {
  const { id: userId } = await requireAccount(context, location.href);
  const { api, messages, queryClient } = context;
  const [listing] = await Promise.all([findOwn(context, id, userId), messages.load("common", "share-kit")]);
  const { language } = readKit(location.search, messages.language);
  await queryClient.prefetchQuery(shareTextQuery(api, id, language));
  return { listing };
}

async function findOwn({ api }: PageContext, id: string, userId: string): Promise<OwnListingDetail> {
  const found = await api("GET /api/cars/:id", { params: { id } }).catch((error) => {
    if (error instanceof ApiError && [400, 404, 410].includes(error.status)) throw notFound();
    throw error;
  });
  if (!found.own || found.userId !== userId) throw notFound();
  return { ...found, own: found.own };
}

/** The title of the page; a guest, who is led elsewhere, has no words for one. */
export function head(context: PageContext) {
  const { namespaces, t } = context.messages;
  if (!namespaces.includes("share-kit")) return {};
  const title = t("common.pageTitle", { page: t("share-kit.title"), name: siteNameNow(context) });
  return unlisted({ meta: [{ title }] });
}
