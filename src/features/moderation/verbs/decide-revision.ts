import { sql, type Updateable } from "kysely";
import type { ListingColumns } from "#features/selling/listing-columns.ts";
import { dropRevision, findRevision } from "#features/selling/revisions/revision.queries.ts";
import { writeColumns } from "#features/selling/verbs/write-columns.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Cars } from "#platform/db/schema.d.ts";
import type { Decision } from "../decision.schema.ts";
import type { ModeratedListing } from "../locked-listing.queries.ts";

/** Kept with the decision, for the reviewer who takes it back. */
export interface RevisionBefore {
  changes: ListingColumns;
  /** The columns that they replace, as they were. */
  was: Updateable<Cars>;
}

/** What waits beside the version on sale, for a decision about it; undefined of a listing that waits itself, or of none. */
export async function revisionBefore(
  tx: Database,
  listing: ModeratedListing,
): Promise<RevisionBefore | undefined> {
  if (listing.status !== "active" || !listing.waiting_since) return undefined;
  const { changes, isRefused } = (await findRevision(tx, listing.id)) ?? {};
  if (!changes || isRefused) return undefined;
  const { previous_price, previous_price_usd, price_cut_at } = await tx
    .selectFrom("cars")
    .select(["previous_price", "previous_price_usd", "price_cut_at"])
    .where("id", "=", listing.id)
    .executeTakeFirstOrThrow();
  const replaced = Object.keys(changes) as (keyof ListingColumns)[];
  const was = Object.fromEntries(replaced.map((name) => [name, listing[name]]));
  return { changes, was: { ...was, previous_price, previous_price_usd, price_cut_at } };
}

/**
 * Puts the changes on sale, or leaves the version on sale as it is with the reason. Either way it waits no more.
 * Database then: what writeColumns() says.
 */
export async function decideRevision(
  tx: Database,
  listing: ModeratedListing,
  { changes }: RevisionBefore,
  { status, code, reason }: Decision,
  at: Date,
): Promise<void> {
  await writeColumns(tx, listing, status === "active" ? changes : {}, { waiting_since: null }, at);
  await tx
    .deleteFrom("listing_flags")
    .where("car_id", "=", listing.id)
    .where("kind", "<>", "upheld_reports")
    .execute();
  if (status === "active") return dropRevision(tx, listing.id);
  await tx
    .updateTable("listing_revisions")
    .set({ refused_at: at, rejection_code: code ?? "other", rejection_reason: reason || null })
    .where("car_id", "=", listing.id)
    .execute();
}

/** The version on sale is again what it was, and the changes wait as they did since `waitingSince`. */
export async function takeBackRevision(
  tx: Database,
  listing: ModeratedListing,
  { changes, was }: RevisionBefore,
  { decidedAt, waitingSince, at }: { decidedAt: Date; waitingSince: string; at: Date },
): Promise<void> {
  const { previous_price, previous_price_usd, price_cut_at, ...columns } = was;
  await writeColumns(tx, listing, columns as ListingColumns, { waiting_since: waitingSince }, at);
  await tx
    .updateTable("cars")
    .set({ previous_price, previous_price_usd, price_cut_at })
    .where("id", "=", listing.id)
    .execute();
  const priced = "price" in columns || "currency" in columns;
  if (priced)
    await sql`delete from price_history where car_id = ${listing.id}::uuid
    and changed_at in (${decidedAt}::timestamptz, ${at}::timestamptz)`.execute(tx);
  await sql`insert into listing_revisions (car_id, changes)
    values (${listing.id}::uuid, ${JSON.stringify(changes)}::jsonb)
    on conflict (car_id) do update
      set changes = excluded.changes, refused_at = null, rejection_code = null, rejection_reason = null`.execute(
    tx,
  );
}
