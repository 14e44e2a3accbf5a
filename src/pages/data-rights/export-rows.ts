import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { exported } from "./export-columns.ts";
import { batch, type Page, type Row, some, type WithId } from "./export-parts.ts";

/** The rows of a table that says whose they are, and has nothing special about it. */
export const rowsOf =
  (
    db: Database,
    table:
      | "orders"
      | "payments"
      | "subscriptions"
      | "add_ons"
      | "campaigns"
      | "dealer_applications"
      | "car_papers"
      | "inspection_partners"
      | "inspection_requests"
      | "listing_appeals"
      | "seller_warnings"
      | "bulk_recipients"
      | "favorites"
      | "stock_imports"
      | "stock_changes"
      | "stock_views"
      | "listing_spells"
      | "api_keys"
      | "webhooks"
      | "car_comparisons"
      | "saved_searches"
      | "saved_search_digests"
      | "user_feedback"
      | "user_blocks"
      | "lead_notes"
      | "push_subscriptions"
      | "conversation_reports"
      | "dealer_review_reports"
      | "message_photos"
      | "notifications",
    userId: string,
  ): Page<WithId> =>
  async (after) => {
    const columns = sql.join(exported[table].map((column) => sql.ref(column)));
    const { rows } = await sql<WithId>`select ${columns} from ${sql.table(table)}
      where user_id = ${userId}::uuid and (${after ?? null}::uuid is null or id > ${after ?? null}::uuid)
      order by id limit ${batch}`.execute(db);
    return { rows, last: rows.at(-1)?.id };
  };

/** The rows of a table that has one of each user, or so few that they are read at once. */
export async function* fewOf(
  db: Database,
  table:
    | "dealer_feeds"
    | "dealer_profiles"
    | "invoice_details"
    | "notices_off"
    | "phone_claims"
    | "phone_codes"
    | "prepared_replies"
    | "recent_listings"
    | "stock_mappings"
    | "subscription_reminders"
    | "unmet_searches"
    | "verifications",
  userId: string,
  order: RawBuilder<unknown> = sql`1`,
): AsyncGenerator<Row[]> {
  const columns = sql.join(exported[table].map((column) => sql.ref(column)));
  const owner = sql.ref(table === "unmet_searches" ? "seller_id" : "user_id");
  const { rows } = await sql<Row>`select ${columns} from ${sql.table(table)}
    where ${owner} = ${userId}::uuid order by ${order}`.execute(db);
  yield* some(rows);
}

/** The reports of a user who is a partner for inspections, or was. */
export const inspectionsBy =
  (db: Database, userId: string): Page<WithId> =>
  async (after) => {
    const columns = sql.join(exported.inspections.map((column) => sql.ref(column)));
    const { rows } = await sql<WithId>`select ${columns} from inspections
      where partner_id in (select id from inspection_partners where user_id = ${userId}::uuid)
        and (${after ?? null}::uuid is null or id > ${after ?? null}::uuid)
      order by id limit ${batch}`.execute(db);
    return { rows, last: rows.at(-1)?.id };
  };

/** The photos of these reports, as `photosOfMessages` names those of messages. */
export const photosOfInspectionsBy =
  (db: Database, userId: string): Page<WithId> =>
  async (after) => {
    const columns = sql.join(exported.inspection_photos.map((column) => sql.ref(`f.${column}`)));
    const { rows } = await sql<WithId>`select ${columns} from inspection_photos f
      join inspections i on i.id = f.inspection_id join inspection_partners p on p.id = i.partner_id
      where p.user_id = ${userId}::uuid and (${after ?? null}::uuid is null or f.id > ${after ?? null}::uuid)
      order by f.id limit ${batch}`.execute(db);
    return { rows, last: rows.at(-1)?.id };
  };
