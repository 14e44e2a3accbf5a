import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { PageContext } from "#platform/page/context.ts";
import { arrangedKey } from "./arranged.api.ts";
import type { Conversation, Message } from "./conversation.contract.ts";
import type { MessageEvent, SeenEvent } from "./live.schema.ts";
import {
  catchUp,
  conversationsQuery,
  keepThread,
  knownThread,
  unreadMessagesQuery,
} from "./screens/conversations.api.ts";
import { withMessage, withSeen } from "./thread.ts";

type Page = Pick<PageContext, "api" | "queryClient">;
type List = InfiniteData<{ data: Conversation[]; hasMore: boolean }, string>;

/** A message was told: it stands in its conversation, on top of the list, and in the count. */
export function hearMessage({ api, queryClient }: Page, told: MessageEvent): void {
  const { conversationId: id, message, unread } = told;
  if (unread !== undefined) queryClient.setQueryData(unreadMessagesQuery(api).queryKey, unread);
  const thread = knownThread(queryClient, id);
  if (thread) {
    const next = message && withMessage(thread, message);
    if (next) keepThread(queryClient, id, next);
    else catchUp(queryClient, id);
  }
  if (!message || message.offer || message.viewing)
    void queryClient.invalidateQueries({ queryKey: arrangedKey(id) });
  const { queryKey } = conversationsQuery(api);
  if (!message || !moveUp(queryClient, queryKey, id, message))
    void queryClient.invalidateQueries({ queryKey });
}

/** One of the two has got somewhere: the other's marks, or one's own count, say so. */
export function hearSeen({ api, queryClient }: Page, seen: SeenEvent, accountId: string): void {
  const { conversationId: id, by, read } = seen;
  if (by !== accountId) {
    const thread = knownThread(queryClient, id);
    if (thread) keepThread(queryClient, id, withSeen(thread, seen));
    return;
  }
  if (read === undefined) return;
  void queryClient.invalidateQueries({ queryKey: unreadMessagesQuery(api).queryKey });
  void queryClient.invalidateQueries({ queryKey: conversationsQuery(api).queryKey });
}

/** The stream was away: anything that is known is asked for again. */
export const hearNothingForAWhile = ({ queryClient }: Page): void =>
  void queryClient.invalidateQueries({ queryKey: ["conversations"] });

/** Puts a conversation where its new message belongs in the list. False where the list does not know it. */
function moveUp(client: QueryClient, key: readonly unknown[], id: string, message: Message): boolean {
  const list = client.getQueryData<List>(key);
  if (!list) return true;
  const all = list.pages.flatMap(({ data }) => data);
  const found = all.find((one) => one.id === id);
  if (!found) return false;
  if (found.last.number >= message.number) return true;
  const changed = { ...found, last: message, unread: message.mine ? found.unread : found.unread + 1 };
  const others = all.filter((one) => one !== found);
  const place = changed.priority ? 0 : others.findIndex(({ priority }) => !priority);
  const ordered = others.toSpliced(place < 0 ? others.length : place, 0, changed);
  let from = 0;
  const pages = list.pages.map((page) => {
    const data = ordered.slice(from, from + page.data.length);
    from += page.data.length;
    return { ...page, data };
  });
  client.setQueryData<List>(key, { ...list, pages });
  return true;
}

/** In the list: a user has read what is in a conversation. */
export function clearUnread({ api, queryClient }: Page, id: string): void {
  const { queryKey } = conversationsQuery(api);
  const list = queryClient.getQueryData<List>(queryKey);
  if (!list) return;
  const pages = list.pages.map((page) => ({
    ...page,
    data: page.data.map((one) => (one.id === id && one.unread > 0 ? { ...one, unread: 0 } : one)),
  }));
  queryClient.setQueryData<List>(queryKey, { ...list, pages });
}
