import { sql } from "kysely";
import { AppError } from "#errors";
import { findUsage } from "#features/plans/usage.queries.ts";
import { lockedColumns } from "#features/selling/owner.queries.ts";
import { isDamaged } from "#features/selling/review/facts.ts";
import { pricesFarBelow } from "#features/selling/review/find-flags.ts";
import { kindsWith } from "#features/selling/review/rule-settings.ts";
import { isSymbolic } from "#features/selling/review/symbolic-price.ts";
import { findLadder } from "#features/selling/standing/standing.queries.ts";
import { readSettings } from "#features/settings/settings.table.ts";
import type { Database } from "#platform/db/connect.ts";
import { nextPrice, type Priced, type Rates } from "./next-price.ts";
import { type PreviewRow, renewalOutcomes } from "./preview-renewal.ts";
import type { StockChange } from "./stock.schema.ts";
import type { Changed } from "./verbs/change-one.ts";
import type { ChangedRow } from "./verbs/change-stock.ts";

/**
 * What a change would make of each of a seller's listings, in the order given, at this moment; nothing is written. By the same
 * rules as the change itself (change-stock.test.ts holds the two to each other). Error: `listing.not_found` when any is not this seller's.
 */
export async function previewStock(
  db: Database,
  { userId, ids, change, now }: { userId: string; ids: readonly string[]; change: StockChange; now: Date },
): Promise<ChangedRow[]> {
  const named = [...new Set(ids.map((id) => id.toLowerCase()))];
  const found = await findRows(db, userId, named);
  const rows = named.map((id) => {
    const row = found.get(id);
    if (!row) throw new AppError("listing.not_found");
    return row;
  });
  const ladder = await findLadder(db, userId, now);
  if ("renew" in change) {
    const usage = await findUsage(db, userId, now);
    if (!usage) throw new AppError("auth.required");
    return renewalOutcomes(rows, usage, ladder, now);
  }
  const settings = await readSettings(db, ["exchange_rates", "auto_approve_listings"]);
  const rates = settings.exchange_rates;
  const approves = settings.auto_approve_listings && ladder.reviewed_until === null;
  const changed = rows.map((row) => ({ id: row.id, ...changeOf(row, change, { rates, approves }) }));
  return withHeldPrices(db, rows, changed);
}

async function findRows(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, PreviewRow>> {
  const notes = await kindsWith(db, "note");
  const rows = await db
    .selectFrom("cars")
    .select(lockedColumns)
    .select(
      sql<boolean>`exists (select from listing_flags f where f.car_id = cars.id and f.kind <> all (${notes}::text[]))`.as(
        "is_flagged",
      ),
    )
    .where("id", "=", sql<string>`any(${[...ids]}::uuid[])`)
    .where("user_id", "=", userId)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** As changeOne() decides it, but for what only the market's other prices show. */
function changeOf(
  row: PreviewRow,
  change: Exclude<StockChange, { renew: true }>,
  { rates, approves }: { rates: Rates; approves: boolean },
): Changed {
  if (row.deleted_at) return { outcome: "gone" };
  if ("withdraw" in change) {
    if (row.expired_reason === "withdrawn") return { outcome: "unchanged" };
    if (row.status !== "active") return { outcome: "wrong_state" };
    return { outcome: "changed", before: { status: "active" }, after: { status: "withdrawn" } };
  }
  if (row.status !== "active" && row.status !== "pending") return { outcome: "wrong_state" };
  if ("city" in change) {
    if (row.city === change.city) return { outcome: "unchanged" };
    const waits = row.status === "active" && (!approves || row.is_flagged);
    return {
      outcome: waits ? "waits" : "changed",
      before: { city: row.city },
      after: { city: change.city },
    };
  }
  const before: Priced = { price: Number(row.price), currency: row.currency };
  const next = nextPrice(change, before, rates);
  if (next === undefined || typeof next === "string") return { outcome: next ?? "unchanged" };
  const isSame = next.price === before.price && next.currency === before.currency;
  return { outcome: isSame ? "unchanged" : "changed", before, after: next };
}

/** Of live listings a price that is far below what others ask, or for show, waits for a review. */
async function withHeldPrices(
  db: Database,
  rows: readonly PreviewRow[],
  changed: readonly ChangedRow[],
): Promise<ChangedRow[]> {
  const asked = changed.flatMap(({ outcome, after }, at) => {
    const row = rows[at];
    if (outcome !== "changed" || row?.status !== "active" || after?.price === undefined) return [];
    const { id, vehicle_type: vehicleType, brand, model, year, currency } = row;
    const asked = { price: after.price, currency: after.currency ?? currency };
    return [{ id, vehicleType, brand, model, year, ...asked, damaged: isDamaged(stateOf(row)) }];
  });
  const shares = await pricesFarBelow(db, asked);
  const held = new Set(asked.filter((_, at) => shares[at] !== undefined).map(({ id }) => id));
  return changed.map((one, at) => {
    const row = rows[at];
    const isShown = row?.status === "active" && isForShow(row, one.after);
    return one.outcome === "changed" && (held.has(one.id) || isShown) ? { ...one, outcome: "waits" } : one;
  });
}

const stateOf = ({ title, description, condition, title_status, accident_history }: PreviewRow) => ({
  ...{ title, description, condition },
  titleStatus: title_status,
  accidentHistory: accident_history,
});

function isForShow({ price, price_usd, currency }: PreviewRow, after: Changed["after"]): boolean {
  if (after?.price === undefined) return false;
  const usd = after.currency === "usd" ? after.price : (Number(price_usd) / Number(price)) * after.price;
  // Another currency has another rate; its price is worth what the old one was.
  return isSymbolic(after.currency === currency || after.currency === "usd" ? usd : Number(price_usd));
}
