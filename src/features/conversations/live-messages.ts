import type { Database } from "#platform/db/connect.ts";
import { publish } from "#platform/live/publish.ts";
import type { MessageEvent, SeenEvent } from "./live.schema.ts";

/** Tells one of the two of a message, as they see it. */
export const tellMessage = (tx: Database, to: string, data: MessageEvent) =>
  publish(tx, {
    to: [to],
    event: "message",
    data,
    short: { conversationId: data.conversationId, number: data.number, unread: data.unread },
  });

/** Tells both how far one of them has got: the other sees it at the messages, one's own other devices at the counts. */
export const tellSeen = (tx: Database, to: readonly string[], data: SeenEvent) =>
  publish(tx, { to, event: "seen", data });
