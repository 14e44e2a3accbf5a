import { type RawBuilder, sql } from "kysely";
import { versionOf } from "#features/administrators/versions.ts";
import type { Database } from "#platform/db/connect.ts";
import type { UserStatus } from "#platform/db/schema.d.ts";
import type { HeldReason, ReviewPart, ReviewReportReason } from "../review.schema.ts";
import { type JudgedReview, type reviewLists, reviewsOfPage } from "./review-admin.contract.ts";

interface Row {
  id: string;
  stars: number;
  text: string;
  state: "shown" | "held" | "hidden";
  held_for: HeldReason[];
  hidden_reason: string | null;
  changed_at: Date;
  contact_at: Date;
  reply: string | null;
  reply_state: "shown" | "held" | "hidden" | null;
  reply_held_for: HeldReason[];
  reply_hidden_reason: string | null;
  replied_at: Date | null;
  dealer_id: string;
  dealer: string | null;
  slug: string | null;
  user_id: string;
  writer: string;
  email: string;
  user_status: UserStatus;
  reviews: number;
  reports: {
    id: string;
    part: ReviewPart;
    reason: ReviewReportReason;
    text: string | null;
    by: string;
    user_id: string;
    created_at: string;
  }[];
}

const columns = sql`r.id, r.stars, r.text, r.state, r.held_for, r.hidden_reason, r.changed_at, r.contact_at, r.reply,
  r.reply_state, r.reply_held_for, r.reply_hidden_reason, r.replied_at, r.dealer_id,
  d.dealership_name as dealer, d.dealership_slug as slug, r.user_id, u.first_name || ' ' || u.last_name as writer,
  u.email, u.user_status,
  (select count(*)::int from dealer_reviews o where o.user_id = r.user_id and o.state <> 'withdrawn') as reviews,
  coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'part', p.part, 'reason', p.reason, 'text', p.text,
      'by', w.first_name || ' ' || w.last_name, 'user_id', p.user_id, 'created_at', p.created_at) order by p.id)
    from dealer_review_reports p join users w on w.id = p.user_id
    where p.review_id = r.id and p.resolved_at is null), '[]') as reports`;
const tables = sql`dealer_reviews r join users d on d.id = r.dealer_id join users u on u.id = r.user_id`;

const lists: Record<(typeof reviewLists)[number], { rows: RawBuilder<unknown>; order: RawBuilder<unknown> }> =
  {
    waiting: {
      rows: sql`select id from dealer_reviews where state = 'held' or reply_state = 'held'
      union select review_id from dealer_review_reports where resolved_at is null`,
      order: sql`id`,
    },
    hidden: {
      rows: sql`select id, changed_at from dealer_reviews where state = 'hidden' or reply_state = 'hidden'`,
      order: sql`changed_at desc, id desc`,
    },
    all: { rows: sql`select id from dealer_reviews where state <> 'withdrawn'`, order: sql`id desc` },
  };

/** A page of the reviews of a list, and how many there are. */
export async function findJudged(
  db: Database,
  { list, page }: { list: (typeof reviewLists)[number]; page: number },
): Promise<{ rows: Row[]; total: number }> {
  const { rows: found, order } = lists[list];
  const [shown, counted] = await Promise.all([
    sql<Row>`with page as materialized (
        select id, row_number() over (order by ${order}) as place from (${found}) found
        order by place limit ${reviewsOfPage} offset ${(page - 1) * reviewsOfPage})
      select ${columns} from page join ${tables} on r.id = page.id order by page.place`.execute(db),
    sql<{ n: number }>`select count(*)::int as n from (${found}) found`.execute(db),
  ]);
  return { rows: shown.rows, total: counted.rows[0]?.n ?? 0 };
}

/** One review that was not withdrawn; `hold` keeps it until the transaction ends. */
export async function findJudgedReview(db: Database, id: string, hold = false): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select ${columns} from ${tables}
    where r.id = ${id}::uuid and r.state <> 'withdrawn' ${hold ? sql`for update of r` : sql``}`.execute(db);
  return rows[0];
}

/** Of a part: its words and how they stand. */
export const versionOfPart = (row: Row, part: ReviewPart): string =>
  versionOf(
    part === "review"
      ? { stars: row.stars, text: row.text, state: row.state }
      : { text: row.reply, state: row.reply_state },
  );

export const presentJudged = (row: Row): JudgedReview => ({
  id: row.id,
  stars: row.stars,
  dealer: { id: row.dealer_id, name: row.dealer ?? "", slug: row.slug },
  writer: {
    id: row.user_id,
    name: row.writer,
    email: row.email,
    status: row.user_status,
    reviews: row.reviews,
  },
  contactAt: row.contact_at.toISOString(),
  review: {
    text: row.text,
    state: row.state,
    heldFor: row.held_for,
    hiddenReason: row.hidden_reason,
    at: row.changed_at.toISOString(),
    version: versionOfPart(row, "review"),
  },
  reply:
    row.reply !== null && row.reply_state !== null && row.replied_at !== null
      ? {
          text: row.reply,
          state: row.reply_state,
          heldFor: row.reply_held_for,
          hiddenReason: row.reply_hidden_reason,
          at: row.replied_at.toISOString(),
          version: versionOfPart(row, "reply"),
        }
      : null,
  reports: row.reports.map(({ user_id, created_at, ...report }) => ({
    ...report,
    isDealer: user_id === row.dealer_id,
    createdAt: new Date(created_at).toISOString(),
  })),
});
