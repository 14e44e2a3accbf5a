import { type RawBuilder, sql } from "kysely";
import { hasWords } from "#features/accounts/find-people.ts";
import type { Database } from "#platform/db/connect.ts";
import { fromNearerEnd, opposite, orderBy } from "#platform/db/list-page.ts";
import type { Feedback, ListedFeedback } from "./inbox.contract.ts";
import type { InboxSort } from "./inbox.schema.ts";

interface Asked {
  search?: string | undefined;
  category?: string | undefined;
  priority?: string | undefined;
  state?: string | undefined;
  page: number;
  limit: number;
  /** Without one of open messages the oldest first, else the newest. */
  sort?: InboxSort | undefined;
}

const sortedBy = {
  createdAt: sql`f.created_at`,
  subject: sql`lower(f.subject)`,
  from: sql`lower(f.name)`,
  category: sql`f.category`,
  priority: sql`array_position(array['low', 'medium', 'high'], f.priority)`,
  state: sql`array_position(array['pending', 'answered', 'closed'], f.status)`,
};

export type ListedRow = Omit<ListedFeedback, "createdAt"> & { created_at: Date };

/** A page of messages, and how many fit. */
export async function findInbox(
  db: Database,
  asked: Asked,
): Promise<{ rows: ListedRow[]; total: number; page: number; totalPages: number }> {
  const { search, category, priority, state, page, limit } = asked;
  const sort = asked.sort ?? (state === "pending" ? "createdAt" : "-createdAt");
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (category) all.push(sql`f.category = ${category}`);
  if (priority) all.push(sql`f.priority = ${priority}`);
  if (state) all.push(sql`f.status = ${state}`);
  if (search) {
    all.push(
      hasWords(
        sql`fold_search(' ' || f.name || ' ' || f.email || ' ' || f.subject || ' ' || f.message)`,
        search,
      ),
    );
  }
  const fits = sql.join(all, sql` and `);
  const counted = await sql<{ n: number }>`
    select count(*)::int as n from user_feedback f where ${fits}`.execute(db);
  const total = counted.rows[0]?.n ?? 0;
  const at = fromNearerEnd({ page, limit }, total);
  const order = orderBy(at.backwards ? opposite(sort) : sort, sortedBy, sql`f.id`);
  const { rows } = await sql<ListedRow>`
    select f.id, f.name, f.email, f.subject, f.category, f.priority, f.status as state, f.created_at,
      (select count(*)::int from feedback_replies r where r.feedback_id = f.id) as replies
    from user_feedback f where ${fits} order by ${order} limit ${at.limit} offset ${at.offset}`.execute(db);
  return {
    rows: at.backwards ? rows.toReversed() : rows,
    total,
    page,
    totalPages: Math.max(1, Math.ceil(total / limit)),
  };
}

export interface FeedbackRow {
  id: string;
  user_id: string | null;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  language: Feedback["language"];
  category: Feedback["category"];
  priority: Feedback["priority"];
  state: Feedback["state"];
  created_at: Date;
  updated_at: Date | null;
  thread: Feedback["thread"];
}

/** One message with what was answered; `hold` keeps it until the transaction ends. */
export async function findFeedback(
  db: Database,
  id: string,
  { hold = false } = {},
): Promise<FeedbackRow | undefined> {
  // Held before it is read: who waited for another sees what that one did.
  if (hold) await sql`select from user_feedback where id = ${id}::uuid for update`.execute(db);
  const { rows } = await sql<Omit<FeedbackRow, "thread">>`
    select id, user_id, name, email, phone, subject, message, language, category, priority, status as state,
      created_at, updated_at from user_feedback where id = ${id}::uuid`.execute(db);
  if (!rows[0]) return undefined;
  const replies = await db
    .selectFrom("feedback_replies")
    .innerJoin("admin_users", "admin_users.id", "feedback_replies.admin_id")
    .select([
      "feedback_replies.id",
      "feedback_replies.message",
      "feedback_replies.created_at",
      "feedback_replies.sent_at",
      "admin_users.full_name",
    ])
    .where("feedback_id", "=", id)
    .orderBy("feedback_replies.created_at")
    .orderBy("feedback_replies.id")
    .execute();
  const thread = replies.map((reply) => ({
    id: reply.id,
    message: reply.message,
    administrator: reply.full_name,
    createdAt: reply.created_at.toISOString(),
    sentAt: reply.sent_at?.toISOString() ?? null,
  }));
  return { ...rows[0], thread };
}
