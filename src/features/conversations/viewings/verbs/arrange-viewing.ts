import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { RateLimiter } from "#platform/limits/rate-limit.ts";
import { addJob } from "#platform/queue/queue.ts";
import { viewingsOfUser } from "../../conversation.limits.ts";
import { checkOnSale } from "../../offers/verbs/make-offer.ts";
import { type LockedConversation, lockConversation } from "../../verbs/lock-conversation.ts";
import { addMessage, endWithMessage } from "../../verbs/write-message.ts";
import { remindJob } from "../remind.request.ts";
import { isOpen } from "../viewing.present.ts";
import { findViewing, findViewings, type ViewingRow } from "../viewing.queries.ts";
import { askedStands, latest, remindBefore, soonest } from "../viewing.schema.ts";
import { endViewingsPast } from "./end-viewings.ts";

interface Acting {
  userId: string;
  staffId?: string | null;
  at: Date;
  host: string;
}
const writing = ({ userId, staffId = null, at, host }: Acting, content: string) => ({
  senderId: userId,
  staffId,
  content,
  key: randomUUID(),
  at,
  host,
});

/**
 * The buyer asks to see the vehicle, or the seller offers times: for what was asked, or unasked. The other is told as of a
 * message. Errors: `conversation.not_found`, `viewing.others_turn` to a buyer with times, `request.invalid`, `listing.gone`,
 * `viewing.one_open`, `request.too_many`, and those of addMessage.
 */
export async function proposeViewing(
  tx: Database,
  limiter: RateLimiter,
  conversationId: string,
  { times, ...acting }: Acting & { times: readonly string[] | undefined },
): Promise<ViewingRow> {
  const { userId, at } = acting;
  const conversation = await lockConversation(tx, conversationId, userId);
  if (conversation.isBuyer && times) throw new AppError("viewing.others_turn");
  const offered = conversation.isBuyer ? [] : checkTimes(times, at);
  await checkOnSale(tx, conversation);
  await endViewingsPast(tx, conversationId, at);
  const open = (await findViewings(tx, conversationId)).find((one) => isOpen(one, at));
  if (open && (conversation.isBuyer || open.state !== "asked")) throw new AppError("viewing.one_open");
  await limiter.count(viewingsOfUser, userId, at);
  const until = offered.at(-1) ?? new Date(at.getTime() + askedStands);
  const said = conversation.isBuyer
    ? "طلب معاينة · Viewing asked for"
    : "مواعيد للمعاينة · Times for a viewing";
  const content = [said, ...offered.map((time) => time.toISOString().slice(0, 16))].join("\n");
  const kept = async (number: number) => ({
    viewing: open
      ? await change(
          tx,
          open,
          sql`state = 'offered', times = ${offered}, until = ${until}, offered_number = ${number}`,
          at,
        )
      : await insert(tx, { conversation, number, offered, until, at }),
  });
  return (await addMessage(tx, limiter, conversation, writing(acting, content), kept)).viewing as ViewingRow;
}

/**
 * The buyer confirms one of the seller's times; both are reminded before. Errors: `viewing.not_found`, `viewing.others_turn`,
 * `viewing.not_open`, `request.invalid` for a time that is none of them or over, `listing.gone`, and those of addMessage.
 */
export async function confirmViewing(
  tx: Database,
  limiter: RateLimiter,
  viewingId: string,
  { time, ...acting }: Acting & { time: string },
): Promise<ViewingRow> {
  const { at } = acting;
  const { viewing, conversation } = await lockViewing(tx, viewingId, acting.userId);
  if (!conversation.isBuyer) throw new AppError("viewing.others_turn");
  if (viewing.state !== "offered" || !isOpen(viewing, at))
    throw new AppError("viewing.not_open", { facts: { state: viewing.state } });
  const chosen = new Date(time);
  if (!viewing.times.some((one) => Number(new Date(one)) === Number(chosen)) || chosen <= at)
    throw new AppError("request.invalid", { fields: { time: "field.invalid" } });
  await checkOnSale(tx, conversation);
  const content = `موعد المعاينة · Viewing confirmed: ${chosen.toISOString().slice(0, 16)}Z`;
  const kept = async (number: number) => ({
    viewing: await change(
      tx,
      viewing,
      sql`state = 'confirmed', at = ${chosen}, until = ${chosen}, confirmed_number = ${number}`,
      at,
    ),
  });
  const row = (await addMessage(tx, limiter, conversation, writing(acting, content), kept))
    .viewing as ViewingRow;
  const runAt = new Date(chosen.getTime() - remindBefore);
  // So late a confirmation needs no reminder.
  if (runAt > at)
    await addJob(tx, remindJob, { viewingId }, { key: `${remindJob} ${viewingId}`, runAt, maxAttempts: 6 });
  return row;
}

/**
 * A viewing is declined by the one whose turn it is, or called off by either, also where nothing can be written any more.
 * Errors: `viewing.not_found`, `viewing.not_open`, `viewing.others_turn`, and those of endWithMessage.
 */
export async function endViewing(
  tx: Database,
  limiter: RateLimiter,
  viewingId: string,
  acting: Acting,
  how: "declined" | "cancelled",
): Promise<ViewingRow> {
  const { at } = acting;
  const { viewing, conversation } = await lockViewing(tx, viewingId, acting.userId);
  if (!isOpen(viewing, at) || (how === "declined" && viewing.state === "confirmed"))
    throw new AppError("viewing.not_open", { facts: { state: viewing.state } });
  if (how === "declined" && conversation.isBuyer !== (viewing.state === "offered"))
    throw new AppError("viewing.others_turn");
  const content = how === "declined" ? "لا معاينة · Viewing declined" : "أُلغيت المعاينة · Viewing cancelled";
  const kept = async (number: number | null) => ({
    viewing: await change(tx, viewing, sql`state = ${how}, ended_number = ${number}`, at),
  });
  return (await endWithMessage(tx, limiter, conversation, writing(acting, content), kept))
    .viewing as ViewingRow;
}

function checkTimes(times: readonly string[] | undefined, at: Date): Date[] {
  const refuse = (code: `field.${string}`) => new AppError("request.invalid", { fields: { times: code } });
  if (!times) throw refuse("field.required");
  const moments = [...new Set(times.map((time) => new Date(time).getTime()))].sort(
    (one, other) => one - other,
  );
  const isFar = (moment: number) => moment < at.getTime() + soonest || moment > at.getTime() + latest;
  if (moments.length !== times.length || moments.some(isFar)) throw refuse("field.invalid");
  return moments.map((moment) => new Date(moment));
}

interface Inserted {
  conversation: LockedConversation;
  number: number;
  offered: Date[];
  until: Date;
  at: Date;
}

async function insert(
  tx: Database,
  { conversation, number, offered, until, at }: Inserted,
): Promise<ViewingRow> {
  const asks = conversation.isBuyer;
  const row = await tx
    .insertInto("viewings")
    .values({
      conversation_id: conversation.id,
      state: asks ? "asked" : "offered",
      times: offered,
      until,
      asked_number: asks ? number : null,
      offered_number: asks ? null : number,
      made_at: at,
      changed_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as ViewingRow;
}

/** Error: `viewing.not_open` where it was ended meanwhile by one who blocked the other. */
async function change(
  tx: Database,
  { id, state }: ViewingRow,
  values: ReturnType<typeof sql>,
  at: Date,
): Promise<ViewingRow> {
  const { rows } = await sql<ViewingRow>`update viewings set ${values}, changed_at = ${at}::timestamptz
    where id = ${id}::uuid and state = ${state} returning *`.execute(tx);
  if (!rows[0]) throw new AppError("viewing.not_open", { facts: { state: "ended" } });
  return rows[0];
}

async function lockViewing(
  tx: Database,
  id: string,
  userId: string,
): Promise<{ viewing: ViewingRow; conversation: LockedConversation }> {
  const found = await findViewing(tx, id, userId);
  if (!found) throw new AppError("viewing.not_found");
  const conversation = await lockConversation(tx, found.conversation_id, userId);
  // What the other did meanwhile is known now.
  const viewing = await findViewing(tx, id, userId);
  if (!viewing) throw new AppError("viewing.not_found");
  return { viewing, conversation };
}
