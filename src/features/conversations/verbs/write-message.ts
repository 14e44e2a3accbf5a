import { sql } from "kysely";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { RateLimiter } from "#platform/limits/rate-limit.ts";
import { messagesOfUser } from "../conversation.limits.ts";
import { presentMessage } from "../conversation.present.ts";
import { type MessageRow, withActs } from "../conversation.queries.ts";
import type { HintKind } from "../conversation.schema.ts";
import { hintsOf } from "../hints.ts";
import { tellMessage } from "../live-messages.ts";
import { askForUnreadMail } from "../mails/unread-mail.request.ts";
import { askForUnreadPush } from "../mails/unread-push.ts";
import { attachPhotos } from "../photos/verbs/attach-photos.ts";
import { countUnreadMessages } from "../unread.queries.ts";
import { type LockedConversation, lockConversation } from "./lock-conversation.ts";
import { checkMayWrite } from "./may-write.ts";

export interface Writing {
  senderId: string;
  /** The place in staff of who writes for a dealership. */
  staffId?: string | null;
  content: string;
  /** The same one again is the same message. */
  key: string;
  at: Date;
  /** The market's own: links to it warn of nothing. */
  host: string;
  /** Of photos that the sender brought for it, in their order. */
  photoIds?: readonly string[];
}

/** What a message tells of besides its words. */
type Acted = Partial<Pick<MessageRow, "offer" | "viewing" | "photos">>;

/**
 * Writes a message, once for each key: the first writing is given again. Both are told when the caller's transaction commits,
 * anyone who has not read it after some seconds is notified on their devices, and after ten minutes by mail. Errors: `conversation.not_found`, `request.key_reused`,
 * `auth.suspended`, `conversation.unverified`, `conversation.closed`, `conversation.blocked`, `request.too_many`,
 * `request.invalid` of a photo that is not the sender's to send.
 */
export async function writeMessage(
  tx: Database,
  limiter: RateLimiter,
  conversationId: string,
  writing: Writing,
): Promise<MessageRow> {
  const conversation = await lockConversation(tx, conversationId, writing.senderId);
  const before = await findByKey(tx, conversationId, writing);
  if (before) return before;
  const { senderId: userId, photoIds: ids = [] } = writing;
  return addMessage(tx, limiter, conversation, writing, async (number) => ({
    photos: await attachPhotos(tx, { conversationId, userId, number, ids }),
  }));
}

/**
 * Adds a message to a conversation whose row is held, and tells of it. `act`: records what the message with this number tells
 * of an offer or a viewing, or shows. Errors: those of writeMessage but the first two.
 */
export async function addMessage(
  tx: Database,
  limiter: RateLimiter,
  conversation: LockedConversation,
  { senderId, staffId, content, key, at, host }: Writing,
  act?: (number: number) => Promise<Acted>,
): Promise<MessageRow> {
  await checkMayWrite(tx, senderId, conversation.otherId);
  await limiter.count(messagesOfUser, senderId, at);
  const number = conversation.message_count + 1;
  const row = await tx
    .insertInto("messages")
    .values({
      conversation_id: conversation.id,
      number,
      sender_id: senderId,
      content,
      hints: hintsOf(content, host),
      key,
      sent_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const told = {
    ...row,
    hints: row.hints as HintKind[],
    author: staffId ? await signMessage(tx, row.id, staffId) : null,
    offer: null,
    viewing: null,
    photos: [],
    ...(await act?.(number)),
  };
  await countMessage(tx, conversation, at);
  await tell(tx, conversation, told, at);
  return told;
}

/**
 * What can be ended also where nothing can be written any more: then without a message, and `act` is given no number. Errors:
 * `auth.suspended`, `conversation.unverified`, `request.too_many`.
 */
export async function endWithMessage(
  tx: Database,
  limiter: RateLimiter,
  conversation: LockedConversation,
  writing: Writing,
  act: (number: number | null) => Promise<Acted>,
): Promise<Acted> {
  try {
    return await addMessage(tx, limiter, conversation, writing, act);
  } catch (error) {
    if (!(error instanceof AppError && cutOff.has(error.code))) throw error;
    return act(null);
  }
}
const cutOff: ReadonlySet<string> = new Set(["conversation.closed", "conversation.blocked"]);

/** The message that was sent with this key. Error: `request.key_reused` where it said something else. */
export async function findByKey(
  tx: Database,
  conversationId: string,
  { senderId, key, content }: Pick<Writing, "senderId" | "key" | "content">,
): Promise<MessageRow | undefined> {
  const row = await tx
    .selectFrom("messages")
    .selectAll()
    .where("conversation_id", "=", conversationId)
    .where("sender_id", "=", senderId)
    .where("key", "=", key)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.content !== content) throw new AppError("request.key_reused");
  const [found] = await withActs(tx, conversationId, [row]);
  return found;
}

/** Keeps which colleague wrote a message; returns the name. */
async function signMessage(tx: Database, messageId: string, staffId: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    with signed as (
      insert into message_authors (message_id, staff_id) values (${messageId}::uuid, ${staffId}::uuid) returning staff_id
    )
    select u.first_name || ' ' || u.last_name as name
    from signed join staff s on s.id = signed.staff_id join users u on u.id = s.member_id`.execute(tx);
  return rows[0]?.name ?? null;
}

async function countMessage(tx: Database, { id, ofOther }: LockedConversation, at: Date): Promise<void> {
  const { unread, undelivered } = ofOther;
  await sql`update conversations set message_count = message_count + 1,
      ${sql.ref(unread)} = ${sql.ref(unread)} + 1, ${sql.ref(undelivered)} = ${sql.ref(undelivered)} + 1,
      last_message_at = greatest(last_message_at, ${at}::timestamptz)
    where id = ${id}::uuid`.execute(tx);
}

async function tell(
  tx: Database,
  conversation: LockedConversation,
  row: MessageRow,
  at: Date,
): Promise<void> {
  const { id, otherId, ofOther } = conversation;
  const about = { conversationId: id, number: row.number };
  const { unread } = await countUnreadMessages(tx, otherId);
  await tellMessage(tx, otherId, { ...about, unread, message: presentMessage(row, otherId) });
  await tellMessage(tx, row.sender_id, { ...about, message: presentMessage(row, row.sender_id) });
  await askForUnreadPush(tx, { conversationId: id, userId: otherId }, at);
  // The first of those that are not read sets the mail; it tells of the others too.
  if (conversation[ofOther.unread] === 0)
    await askForUnreadMail(tx, { conversationId: id, userId: otherId }, at);
}
