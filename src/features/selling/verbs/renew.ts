import { sql, type Updateable } from "kysely";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { Cars } from "#platform/db/schema.d.ts";
import { undoneWhenRefused } from "#platform/db/undone-when-refused.ts";
import { renewableDays } from "../own-actions.ts";
import {
  type ForSale,
  type LockedListing,
  lockForSale,
  lockOwn,
  lockOwnInOrder,
  refuseWarned,
} from "../owner.queries.ts";
import { worded } from "../refusals.ts";
import { type ChangedRules, changedRules, isNote } from "../review/rule-settings.ts";
import { forgetSale } from "../sale.queries.ts";
import type { Renewal } from "../selling.contract.ts";

const dayMs = 86_400_000;

/** So long the seller can take "sold" back: the message that offers it stays for some seconds. */
export const soldUndoSeconds = 30;

/**
 * Puts an expired listing up again, for a whole period where it lived its own and for what was left of that otherwise, through
 * a review when it was changed meanwhile or is flagged; or prolongs a live one in its last days. A sold one is as a new one, through a review unless the settings approve; right after the
 * sale it is as it was, with the days that were left. Only what lived its period comes to the front of the market again: ending a listing and renewing
 * it is no way there. What is not live is reviewed while two warnings are in force, and refused while three keep new listings
 * away, but for a sale that is taken back. Errors: `listing.not_found`, `listing.wrong_state` {status}, `listing.limit_reached`,
 * `listing.warned` {until}.
 */
export async function renew(tx: Database, userId: string, id: string, at: Date): Promise<void> {
  const forSale = await lockForSale(tx, userId, at);
  await renewLocked(tx, forSale, await lockOwn(tx, userId, id), at);
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
  const forSale = await lockForSale(tx, userId, at);
  const listings = await lockOwnInOrder(tx, userId, ids);
  const results: Renewal[] = [];
  for (const listing of listings) {
    const outcome = await outcomeOf(() => undoneWhenRefused(tx, () => renewLocked(tx, forSale, listing, at)));
    results.push({ id: listing.id, outcome });
  }
  return results;
}

const refusals: Partial<Record<string, Renewal["outcome"]>> = {
  "listing.wrong_state": "wrong_state",
  "listing.limit_reached": "limit_reached",
  "listing.warned": "warned",
};

async function outcomeOf(work: () => Promise<"active" | "pending">): Promise<Renewal["outcome"]> {
  try {
    return await work();
  } catch (error) {
    const outcome = error instanceof AppError ? refusals[error.code] : undefined;
    if (!outcome) throw error;
    return outcome;
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
  { settings: { periodDays, autoApprove }, seller }: ForSale,
  listing: LockedListing,
  at: Date,
): Promise<"active" | "pending"> {
  const { id } = listing;
  const doubtful = await isDoubtful(tx, listing);
  const isBack = !doubtful && isUndoOfSale(listing, at);
  if (listing.status === "expired" && !isBack) refuseWarned(seller);
  const mustWait =
    doubtful || seller.reviewed_until !== null || (listing.expired_reason === "sold" && !autoApprove);
  const update: Renewed | undefined = isBack
    ? { status: "active", expired_reason: null }
    : renewal(listing, mustWait, at, periodDays * dayMs);
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

/** Right after a sale, with days left, it is taken back; a change since would make it doubtful (verbs/edit.ts). */
const isUndoOfSale = ({ status, expired_reason, updated_at, expires_at }: LockedListing, at: Date) =>
  status === "expired" &&
  expired_reason === "sold" &&
  at.getTime() - updated_at.getTime() <= soldUndoSeconds * 1000 &&
  expires_at !== null &&
  expires_at > at;

function renewal(listing: LockedListing, mustWait: boolean, at: Date, period: number): Renewed | undefined {
  const { status, expires_at, expired_reason } = listing;
  const lapsed = expired_reason === "lapsed";
  // What was sold is as a new one.
  const isWhole = lapsed || expired_reason === "sold";
  if (status === "expired") {
    // Without a date the approval gives the period, and the place at the front.
    if (mustWait) {
      return { status: "pending", expired_reason: null, ...(isWhole && { expires_at: null }) };
    }
    return {
      status: "active",
      expired_reason: null,
      expires_at: expires_at && expires_at > at && !isWhole ? expires_at : new Date(at.getTime() + period),
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
