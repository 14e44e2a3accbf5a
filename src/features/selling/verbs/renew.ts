import { sql, type Updateable } from "kysely";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { Cars } from "#platform/db/schema.d.ts";
import { renewableDays } from "../own-actions.ts";
import { type LockedListing, lockOwn, lockOwnInOrder, lockSeller } from "../owner.queries.ts";
import { worded } from "../refusals.ts";
import { type ChangedRules, changedRules, isNote } from "../review/rule-settings.ts";
import { forgetSale } from "../sale.queries.ts";
import type { Renewal } from "../selling.contract.ts";
import { type SellingSettings, sellingSettings } from "../selling.settings.ts";

const dayMs = 86_400_000;

/** So long the seller can take "sold" back: the message that offers it stays for some seconds. */
export const soldUndoSeconds = 30;

/**
 * Puts an expired listing up again, for a whole period where it lived its own and for what was left of that otherwise, through
 * a review when it was changed meanwhile or is flagged; or prolongs a live one in its last days. A sold one is as a new one, through a review unless the settings approve; right after the
 * sale it is as it was, with the days that were left. Only what lived its period comes to the front of the market again: ending a listing and renewing
 * it is no way there. Errors: `listing.not_found`, `listing.wrong_state` {status}, `listing.limit_reached`.
 */
export async function renew(tx: Database, userId: string, id: string, at: Date): Promise<void> {
  const settings = await sellingSettings(tx);
  await lockSeller(tx, userId, at);
  await renewLocked(tx, await lockOwn(tx, userId, id), at, settings);
}

/**
 * Renews several listings, in the order given: the first ones take the last places of a plan. One that cannot be renewed
 * keeps none of the others from it. Error: `listing.not_found` when any of them is not this seller's, and then none is.
 */
export async function renewMany(
  tx: Database,
  userId: string,
  ids: readonly string[],
  at: Date,
): Promise<Renewal[]> {
  const settings = await sellingSettings(tx);
  await lockSeller(tx, userId, at);
  const listings = await lockOwnInOrder(tx, userId, ids);
  const results: Renewal[] = [];
  for (const listing of listings) {
    const outcome = await outcomeOf(() =>
      undoneWhenRefused(tx, () => renewLocked(tx, listing, at, settings)),
    );
    results.push({ id: listing.id, outcome });
  }
  return results;
}

async function outcomeOf(work: () => Promise<"active" | "pending">): Promise<Renewal["outcome"]> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === "listing.wrong_state") return "wrong_state";
    if (error instanceof AppError && error.code === "listing.limit_reached") return "limit_reached";
    throw error;
  }
}

/** A statement that the database refused would spoil the whole transaction. */
async function undoneWhenRefused<T>(tx: Database, work: () => Promise<T>): Promise<T> {
  await sql`savepoint before_renewal`.execute(tx);
  try {
    return await work();
  } catch (error) {
    await sql`rollback to savepoint before_renewal`.execute(tx);
    throw error;
  } finally {
    await sql`release savepoint before_renewal`.execute(tx);
  }
}

/**
 * Renews one, and returns the state that it is in now.
 * Database then: what was changed while expired is not live without a review (cars_life), a place in the plan or MS002
 * (cars_place), since when it waits (cars_waiting); live again, saved searches are matched and its model's fair prices
 * computed again (cars_news, cars_market_update); the search index hears of it (cars_change, cars_tell).
 */
async function renewLocked(
  tx: Database,
  listing: LockedListing,
  at: Date,
  { periodDays, autoApprove }: SellingSettings,
): Promise<"active" | "pending"> {
  const { id } = listing;
  const doubtful = await isDoubtful(tx, listing);
  const update =
    listing.status === "expired" && listing.expired_reason === "sold"
      ? renewalOfSold(listing, { doubtful, autoApprove }, at, periodDays * dayMs)
      : renewal(listing, doubtful, at, periodDays * dayMs);
  if (!update) throw new AppError("listing.wrong_state", { facts: { status: listing.status } });
  await worded(listing.vehicle_type, () =>
    tx
      .updateTable("cars")
      .set({ ...update, updated_at: at })
      .where("id", "=", id)
      .execute(),
  );
  if (listing.expired_reason === "sold") await forgetSale(tx, id);
  await tx.insertInto("listing_changes").values({ car_id: id, kind: "renewed", changed_at: at }).execute();
  return update.status ?? "active";
}

type Renewed = Updateable<Cars> & { status?: "active" | "pending" };

function renewalOfSold(
  { updated_at, expires_at }: LockedListing,
  { doubtful, autoApprove }: { doubtful: boolean; autoApprove: boolean },
  at: Date,
  period: number,
): Renewed {
  // A change since the sale makes it doubtful (verbs/edit.ts).
  const isUndo = !doubtful && at.getTime() - updated_at.getTime() <= soldUndoSeconds * 1000;
  if (isUndo && expires_at && expires_at > at) return { status: "active", expired_reason: null };
  if (doubtful || !autoApprove) return { status: "pending", expired_reason: null, expires_at: null };
  return { status: "active", expired_reason: null, expires_at: new Date(at.getTime() + period) };
}

function renewal(listing: LockedListing, doubtful: boolean, at: Date, period: number): Renewed | undefined {
  const { status, expires_at, expired_reason } = listing;
  const lapsed = expired_reason === "lapsed";
  if (status === "expired") {
    // Without a date the approval gives the period, and the place at the front.
    if (doubtful) {
      return { status: "pending", expired_reason: null, ...(lapsed && { expires_at: null }) };
    }
    return {
      status: "active",
      expired_reason: null,
      expires_at: expires_at && expires_at > at && !lapsed ? expires_at : new Date(at.getTime() + period),
      ...(lapsed && { refreshed_at: at }),
    };
  }
  const left = expires_at ? expires_at.getTime() - at.getTime() : Number.POSITIVE_INFINITY;
  if (status !== "active" || !expires_at || left > renewableDays * dayMs) return undefined;
  return { expires_at: new Date(Math.max(expires_at.getTime(), at.getTime()) + period), refreshed_at: at };
}

/** A user has to look at it first: a flagged listing is never approved by itself, not even for its price alone. */
async function isDoubtful(tx: Database, { id, changed_while_expired }: LockedListing): Promise<boolean> {
  if (changed_while_expired) return true;
  const { rows } = await sql<{ kind: string; changed: ChangedRules }>`
    select kind, ${changedRules} as changed from listing_flags where car_id = ${id}::uuid`.execute(tx);
  return rows.some(({ kind, changed }) => !isNote(changed, kind));
}
