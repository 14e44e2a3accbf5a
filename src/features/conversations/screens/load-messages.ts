import { requireAccount } from "#features/accounts/current-account.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { unlisted } from "#platform/page/unlisted.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";
import { offersQuery, viewingsQuery } from "../arranged.api.ts";
import {
  conversationAboutQuery,
  conversationsQuery,
  listingQuery,
  threadQuery,
} from "./conversations.api.ts";
import { type MessagesAddress, readMessages } from "./messages-search.ts";

/** `/messages`, for the signed-in alone: the list, and the conversation that the address names. */
export async function load({ context, location }: RemoteLoading<MessagesAddress>): Promise<void> {
  const { api, messages, queryClient } = context;
  await requireAccount(context, location.href);
  const { c, car } = readMessages(location.search);
  const words = messages.load(
    "common",
    "conversations",
    "offers",
    "signed-in",
    "viewings",
    "chat-photos",
    "photo-tray",
  );
  const answers = Promise.all([
    queryClient.prefetchInfiniteQuery(conversationsQuery(api)),
    c && loadThread(context, c),
    car && loadAbout(context, car),
  ]);
  await words;
  // In the browser the page opens at once, and shows what it waits for.
  if (import.meta.env.SSR) await answers;
}

const loadThread = (context: PageContext, id: string) =>
  Promise.all([
    context.queryClient.prefetchQuery(threadQuery(context, id)),
    context.queryClient.prefetchQuery(offersQuery(context.api, id)),
    context.queryClient.prefetchQuery(viewingsQuery(context.api, id)),
  ]);

async function loadAbout(context: PageContext, carId: string): Promise<void> {
  const { api, queryClient } = context;
  const about = await queryClient.fetchQuery(conversationAboutQuery(api, carId)).catch(() => null);
  await (about ? loadThread(context, about.id) : queryClient.prefetchQuery(listingQuery(api, carId)));
}

/** Title of the page; a guest, who is led elsewhere, has no words for one. */
export function head(context: PageContext) {
  const { namespaces, t } = context.messages;
  if (!namespaces.includes("conversations")) return {};
  const title = t("common.pageTitle", { page: t("conversations.title"), name: siteNameNow(context) });
  return unlisted({ meta: [{ title }] });
}
