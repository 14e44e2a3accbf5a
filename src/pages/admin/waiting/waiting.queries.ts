import { type RawBuilder, sql } from "kysely";
import { isAnswerable } from "#features/moderation/appeals/appeals-admin.queries.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Area } from "#platform/http/administrator.ts";
import type { Waiting } from "./waiting.contract.ts";
import { mostCounted } from "./waiting.schema.ts";

const upTo = (rows: RawBuilder<unknown>) =>
  sql`(select count(*)::int from (${rows} limit ${mostCounted + 1}) found)`;

const campaigns = sql`select 1 from campaigns where state = 'pending'`;
const papers = sql`select 1 from car_papers p join cars c on c.id = p.car_id
  where p.state = 'waiting' and c.deleted_at is null and c.owner_in_good_standing`;
const appeals = sql`select 1 from listing_appeals a join cars on cars.id = a.car_id
  where a.outcome is null and ${isAnswerable}`;
const badges = sql`select 1 from verifications
  where granted_at is null and refused_reason is null and document_key is not null`;

/**
 * How much waits, in one statement over indexes that hold only what waits, and never further than is shown: what these areas
 * may not enter is not even counted.
 */
export async function countWaiting(db: Database, areas: ReadonlySet<Area>): Promise<Waiting> {
  const counts: [keyof Waiting, RawBuilder<unknown>][] = [];
  if (areas.has("listings")) {
    counts.push([
      "review",
      upTo(sql`select 1 from cars
        where waiting_since is not null and deleted_at is null and owner_in_good_standing`),
    ]);
    counts.push([
      "reported",
      upTo(sql`select distinct car_id from listing_reports where resolved_at is null`),
    ]);
  }
  if (areas.has("listings")) counts.push(["appeals", upTo(appeals)], ["papers", upTo(papers)]);
  if (areas.has("conversations")) {
    counts.push(["conversations", upTo(sql`select 1 from conversation_reports where resolved_at is null`)]);
  }
  if (areas.has("dealers")) {
    counts.push(["dealers", upTo(sql`select 1 from dealer_applications where state = 'pending'`)]);
    counts.push([
      "dealer-reviews",
      upTo(sql`select id from dealer_reviews where state = 'held' or reply_state = 'held'
        union select review_id from dealer_review_reports where resolved_at is null`),
    ]);
  }
  if (areas.has("feedback")) {
    counts.push(["feedback", upTo(sql`select 1 from user_feedback where status = 'pending'`)]);
  }
  if (areas.has("payments")) {
    counts.push([
      "payments",
      upTo(sql`select 1 from orders where (state = 'open' and gateway is null) or state = 'held'`),
    ]);
  }
  if (areas.has("notifications")) {
    counts.push(["approvals", upTo(areas.has("users") ? sql`${campaigns} union all ${badges}` : campaigns)]);
  }
  if (counts.length === 0) return {};
  const columns = counts.map(([name, count]) => sql`${count} as ${sql.ref(name)}`);
  const { rows } = await sql<Waiting>`select ${sql.join(columns)}`.execute(db);
  return rows[0] ?? {};
}
