import { coverOf } from "#features/listings/listing.present.ts";
import type { PictureRow } from "#features/listings/listing.queries.ts";
import { refOf } from "#features/listings/ref.ts";
import { vehicleName } from "#features/reference/vehicle-name.ts";
import { completenessOf } from "#features/selling/completeness.ts";
import { ownerActionsOf } from "#features/selling/own-actions.ts";
import type { StockChangedRow, StockListing } from "./stock.contract.ts";
import type { NamedRow, StockRow } from "./stock.queries.ts";
import { isDone, type Said } from "./verbs/change-one.ts";
import type { ChangedRow } from "./verbs/change-stock.ts";

const dayMs = 86_400_000;

/** A line of the stock, as its owner sees it. */
export function presentStock(
  row: StockRow,
  pictures: ReadonlyMap<string, PictureRow>,
  now: Date,
): StockListing {
  const isLive = row.status === "active";
  return {
    id: row.id,
    ref: refOf(row.serial),
    stockNumber: row.stock_number,
    vehicleType: row.vehicle_type,
    bodyType: row.body_type,
    name: vehicleName({ ...row, vehicleType: row.vehicle_type }),
    title: row.title,
    cover: coverOf(row, pictures),
    photoCount: row.images.length,
    price: Number(row.price),
    currency: row.currency,
    priceUsd: Number(row.price_usd),
    fairPrice: row.fair_price,
    pricePercent: row.price_percent,
    city: row.city,
    status: row.status,
    expiredReason: row.status === "expired" ? row.expired_reason : null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    changesWait: isLive && row.waiting_since !== null,
    featured: row.featured,
    daysOnSale: isLive ? Math.max(0, Math.floor((now.getTime() - row.created_at.getTime()) / dayMs)) : null,
    viewCount: row.view_count,
    contactCount: row.contacts,
    completeness: completenessOf(row.vehicle_type, row),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    inCharge: row.in_charge_id && row.in_charge ? { id: row.in_charge_id, name: row.in_charge } : null,
    actions: ownerActionsOf(row, now),
  };
}

/** What became of each listing, with what it is called; and how many of each. */
export function presentChanged(rows: readonly ChangedRow[], named: ReadonlyMap<string, NamedRow>) {
  const told: StockChangedRow[] = rows.flatMap(({ id, outcome, before, after }) => {
    const row = named.get(id);
    if (!row) return [];
    const name = vehicleName({ ...row, vehicleType: row.vehicle_type });
    return [
      { id, name, stockNumber: row.stock_number, outcome, before: saidOf(before), after: saidOf(after) },
    ];
  });
  const count = (fits: (row: ChangedRow) => boolean) => rows.filter(fits).length;
  return {
    rows: told,
    counts: {
      changed: count(({ outcome }) => outcome === "changed"),
      waits: count(({ outcome }) => outcome === "waits"),
      unchanged: count(({ outcome }) => outcome === "unchanged"),
      failed: count(({ outcome }) => !isDone(outcome) && outcome !== "unchanged"),
    },
  };
}

function saidOf(said: Said | undefined): StockChangedRow["before"] {
  if (!said) return null;
  const { updatedAt: _, ...shown } = said;
  return shown;
}
