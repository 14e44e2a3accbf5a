import { AppError } from "#errors";
import type { Currency } from "#features/reference/enumerations.ts";
import type { LockedListing } from "#features/selling/owner.queries.ts";
import { editLocked } from "#features/selling/verbs/edit.ts";
import { endListing } from "#features/selling/verbs/end-listing.ts";
import { renewMany } from "#features/selling/verbs/renew.ts";
import type { Database } from "#platform/db/connect.ts";
import { InvalidInput } from "#platform/http/validation.ts";
import { nextPrice, type Rates } from "../next-price.ts";
import type { StockChange } from "../stock.schema.ts";
import type { StockOutcome, stockStates } from "../stock-words.ts";
import type { Stock } from "./lock-stock.ts";

/** What of a listing a change is about; the same before and after it. */
export interface Said {
  price?: number;
  currency?: Currency;
  city?: string;
  status?: (typeof stockStates)[number];
  /** ISO 8601; by it a listing is known to be as it was left. */
  updatedAt?: string;
}
export interface Changed {
  outcome: StockOutcome;
  before?: Said;
  after?: Said;
}

export const isDone = (outcome: StockOutcome): outcome is "changed" | "waits" =>
  outcome === "changed" || outcome === "waits";

/** What a change is of: of what is on sale, or waits to be; a sold or a refused one is not meant by a price for all. */
const hasPrice = ({ status }: LockedListing) => status === "active" || status === "pending";

interface Wanted {
  change: StockChange;
  rates: Rates;
  /** The price that the seller saw when this was asked for; another one is not changed unseen. */
  seen: number | undefined;
  at: Date;
}

/**
 * Does a change to one listing, which is locked, by the verb that its owner would do it with: its rules hold, and what they
 * refuse is an outcome. Database then: what edit(), endListing() and renewMany() say.
 */
export async function changeOne(
  tx: Database,
  stock: Stock,
  row: LockedListing,
  { change, rates, seen, at }: Wanted,
): Promise<Changed> {
  if (row.deleted_at) return { outcome: "gone" };
  if ("renew" in change) return renewOne(tx, row, at);
  if ("withdraw" in change) return withdrawOne(tx, row, at);
  if (!hasPrice(row)) return { outcome: "wrong_state" };
  if ("city" in change) {
    if (row.city === change.city) return { outcome: "unchanged" };
    return editOne(tx, stock, row, { city: change.city }, at);
  }
  const before = { price: Number(row.price), currency: row.currency };
  if (seen !== undefined && seen !== before.price) return { outcome: "changed_meanwhile" };
  const next = nextPrice(change, before, rates);
  if (next === undefined || typeof next === "string") return { outcome: next ?? "unchanged" };
  if (next.price === before.price && next.currency === before.currency) return { outcome: "unchanged" };
  return editOne(tx, stock, row, { ...next }, at);
}

/**
 * Writes fields as their owner would, and says whether buyers see them now. What edit() refuses of a live or pending listing it
 * refuses before it writes, so the transaction goes on.
 */
export async function editOne(
  tx: Database,
  { settings, mostPhotos, revisions }: Stock,
  row: LockedListing,
  to: Said,
  at: Date,
): Promise<Changed> {
  const revision = revisions.get(row.id);
  const before = shownOf(row, revision?.changes ?? {}, to);
  try {
    const held = await editLocked(tx, { settings, mostPhotos, before: row, revision }, to, at);
    return { outcome: Object.keys(to).some((name) => name in held) ? "waits" : "changed", before, after: to };
  } catch (error) {
    if (error instanceof AppError || error instanceof InvalidInput) return { outcome: "refused" };
    throw error;
  }
}

type Row = Pick<LockedListing, "price" | "currency" | "city">;

/** Of the fields of `of`, what a listing says, with what of it waits. */
export function shownOf(row: Row, waiting: object, of: Said): Said {
  const { price, currency, city } = { ...row, ...waiting };
  return {
    ...(of.price !== undefined && { price: Number(price), currency }),
    ...(of.city !== undefined && { city }),
  };
}

export const isSame = (one: Said, other: Said) =>
  one.price === other.price && one.currency === other.currency && one.city === other.city;

async function withdrawOne(tx: Database, row: LockedListing, at: Date): Promise<Changed> {
  if (row.expired_reason === "withdrawn") return { outcome: "unchanged" };
  if (row.status !== "active") return { outcome: "wrong_state" };
  await endListing(tx, row.user_id, row.id, "withdrawn", at);
  return {
    outcome: "changed",
    before: { status: "active" },
    after: { status: "withdrawn", updatedAt: at.toISOString() },
  };
}

/** What its state is called: that of an expired one by the reason for it. */
export const stateOf = ({ status, expired_reason }: Pick<LockedListing, "status" | "expired_reason">) =>
  status === "expired" ? (expired_reason ?? "lapsed") : status;

/** A sold one is put up again by itself alone: among many it would hardly be meant. */
async function renewOne(tx: Database, row: LockedListing, at: Date): Promise<Changed> {
  if (row.expired_reason === "sold") return { outcome: "wrong_state" };
  const [renewal] = await renewMany(tx, row.user_id, [row.id], at);
  if (!renewal) return { outcome: "gone" };
  const { outcome } = renewal;
  if (outcome !== "active" && outcome !== "pending") return { outcome };
  return {
    outcome: outcome === "active" ? "changed" : "waits",
    before: { status: stateOf(row) },
    after: { status: outcome },
  };
}
