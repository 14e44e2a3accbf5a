import { sql } from "kysely";
import { AppError } from "#errors";
import { forgetPrivateFiles } from "#features/media/private-file.ts";
import type { Database } from "#platform/db/connect.ts";
import type { LogEntry } from "#platform/http/administrator.ts";
import type { BroadcastInput } from "../broadcast.contract.ts";
import { type BroadcastRow, findBroadcast } from "../broadcast.queries.ts";

interface By {
  administratorId: string;
  at: Date;
}

const values = ({ kind, audience, addresses, ar, en, link }: BroadcastInput) => ({
  kind,
  audience,
  addresses,
  title_ar: ar?.title ?? null,
  body_ar: ar?.body ?? null,
  title_en: en?.title ?? null,
  body_en: en?.body ?? null,
  link,
});

/** What the log keeps of a message: never the addresses of a list. */
export const toldOf = (row: BroadcastRow) => ({
  state: row.state,
  audience: row.audience,
  listed: row.addresses?.length ?? null,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  link: row.link,
});

export const logEntry = (
  action: LogEntry["action"],
  before: BroadcastRow | null,
  after: BroadcastRow | null,
  details: object = {},
): LogEntry => ({
  action,
  resource: ["bulk_message", (after ?? before)?.id ?? null],
  before: before && toldOf(before),
  after: after && toldOf(after),
  details: { kind: (after ?? before)?.kind, ...details },
});

/** One that is still being written, locked. Errors: `message.not_found`, `message.wrong_state` with its state. */
export async function lockDraft(tx: Database, id: string): Promise<BroadcastRow> {
  const row = await findBroadcast(tx, id, { lock: true });
  if (row.state !== "draft") throw new AppError("message.wrong_state", { facts: { state: row.state } });
  return row;
}

/** Writes a message down. Nothing is sent. */
export async function createBroadcast(
  tx: Database,
  input: BroadcastInput,
  { administratorId, at }: By,
): Promise<BroadcastRow> {
  const { id } = await tx
    .insertInto("bulk_messages")
    .values({ ...values(input), created_by: administratorId, created_at: at, updated_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return findBroadcast(tx, id);
}

/** Rewrites a draft: what was tested was another wording. Errors: those of `lockDraft`. */
export async function rewriteBroadcast(tx: Database, id: string, input: BroadcastInput, at: Date) {
  const before = await lockDraft(tx, id);
  const goes = input.kind === "notification" && before.attachment_key !== null;
  await tx
    .updateTable("bulk_messages")
    .set({
      ...values(input),
      tested_at: null,
      updated_at: at,
      ...(goes && { attachment_key: null, attachment_name: null, attachment_bytes: null }),
    })
    .where("id", "=", id)
    .execute();
  if (goes && before.attachment_key) await forgetPrivateFiles(tx, [before.attachment_key]);
  return { before, after: await findBroadcast(tx, id) };
}

/** Throws a draft away. Errors: those of `lockDraft`. */
export async function throwAway(tx: Database, id: string): Promise<BroadcastRow> {
  const before = await lockDraft(tx, id);
  await tx.deleteFrom("bulk_messages").where("id", "=", id).execute();
  if (before.attachment_key) await forgetPrivateFiles(tx, [before.attachment_key]);
  return before;
}

export interface KeptFile {
  key: string;
  name: string;
  bytes: number;
}

/**
 * Sets or removes the one file of a mail's draft. Errors: those of `lockDraft`; `message.wrong_state` for a notification,
 * which carries no file.
 */
export async function attach(tx: Database, id: string, file: KeptFile | null, at: Date) {
  const before = await lockDraft(tx, id);
  if (before.kind !== "email") throw new AppError("message.wrong_state", { facts: { state: before.state } });
  await sql`update bulk_messages set attachment_key = ${file?.key ?? null}, attachment_name = ${file?.name ?? null},
    attachment_bytes = ${file?.bytes ?? null}::int, tested_at = null, updated_at = ${at}::timestamptz
    where id = ${id}::uuid`.execute(tx);
  if (before.attachment_key) await forgetPrivateFiles(tx, [before.attachment_key]);
  return { before, after: await findBroadcast(tx, id) };
}
