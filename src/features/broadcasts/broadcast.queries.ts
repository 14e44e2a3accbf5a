import { type RawBuilder, sql } from "kysely";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { orderBy } from "#platform/db/list-page.ts";
import type { broadcastSorts } from "./broadcast.contract.ts";
import type { Audience, BroadcastKind, BroadcastState } from "./broadcast.schema.ts";

export interface BroadcastRow {
  id: string;
  kind: BroadcastKind;
  audience: Audience;
  title_ar: string | null;
  title_en: string | null;
  body_ar: string | null;
  body_en: string | null;
  link: string | null;
  addresses: string[] | null;
  attachment_key: string | null;
  attachment_name: string | null;
  attachment_bytes: number | null;
  state: BroadcastState;
  tested_at: Date | null;
  send_at: Date | null;
  prepared_at: Date | null;
  finished_at: Date | null;
  created_at: Date;
  created_by: string;
  total: number;
  sent: number;
  failed: number;
  skipped: number;
}

const columns = sql`m.id, m.kind, m.audience, m.title_ar, m.title_en, m.body_ar, m.body_en, m.link, m.attachment_key,
  m.attachment_name, m.attachment_bytes, m.state, m.tested_at, m.send_at, m.prepared_at, m.finished_at, m.created_at,
  m.total, m.sent, m.failed, m.skipped, a.full_name as created_by`;
const tables = sql`bulk_messages m join admin_users a on a.id = m.created_by`;

const all = (conditions: RawBuilder<unknown>[]) => sql.join([sql`true`, ...conditions], sql` and `);

const sortColumns = {
  date: sql`m.created_at`,
  kind: sql`m.kind`,
  state: sql`m.state`,
  total: sql`m.total`,
};

/** A page of all messages without their lists, and how many there are. */
export async function findBroadcasts(
  db: Database,
  {
    kind,
    state,
    sort,
    page,
    limit,
  }: {
    kind?: string | undefined;
    state?: string | undefined;
    sort: (typeof broadcastSorts)[number];
    page: number;
    limit: number;
  },
): Promise<{ rows: BroadcastRow[]; total: number }> {
  const fits = all([...(kind ? [sql`m.kind = ${kind}`] : []), ...(state ? [sql`m.state = ${state}`] : [])]);
  const [found, counted] = await Promise.all([
    sql<BroadcastRow>`select ${columns}, null as addresses from ${tables} where ${fits}
      order by ${orderBy(sort, sortColumns, sql`m.id`)} limit ${limit} offset ${(page - 1) * limit}`.execute(
      db,
    ),
    sql<{ n: number }>`select count(*)::int as n from bulk_messages m where ${fits}`.execute(db),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.n ?? 0 };
}

/** One message. `lock`: nobody else changes it until the transaction ends. Error: `message.not_found`. */
export async function findBroadcast(db: Database, id: string, { lock = false } = {}): Promise<BroadcastRow> {
  const { rows } = await sql<BroadcastRow>`select ${columns}, m.addresses from ${tables}
    where m.id = ${id}::uuid ${lock ? sql`for update of m` : sql``}`.execute(db);
  if (!rows[0]) throw new AppError("message.not_found");
  return rows[0];
}

export interface RecipientRow {
  id: string;
  name: string | null;
  address: string | null;
  outcome: "waiting" | "sending" | "sent" | "failed" | "skipped";
  reason: "unsubscribed" | "standing" | "refused" | "unreachable" | "interrupted" | null;
  at: Date | null;
}

/** A page of the recipients of one, in the order in which it goes out. `withMails`: those of accounts, too. */
export async function findRecipients(
  db: Database,
  messageId: string,
  {
    outcome,
    page,
    limit,
    withMails,
  }: { outcome?: string | undefined; page: number; limit: number; withMails: boolean },
): Promise<RecipientRow[]> {
  const { rows } = await sql<RecipientRow>`
    select r.id, u.first_name || ' ' || u.last_name as name, coalesce(${withMails ? sql`u.email` : sql`null`}, r.address) as address,
      r.outcome, r.reason, r.at
    from (select * from bulk_recipients where message_id = ${messageId}::uuid
        ${outcome ? sql`and outcome = ${outcome}` : sql``}
      order by id limit ${limit} offset ${(page - 1) * limit}) r
    left join users u on u.id = r.user_id order by r.id`.execute(db);
  return rows;
}
