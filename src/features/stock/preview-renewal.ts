import type { Selectable } from "kysely";
import type { Usage } from "#features/plans/usage.queries.ts";
import { ownerActionsOf } from "#features/selling/own-actions.ts";
import type { lockedColumns } from "#features/selling/owner.queries.ts";
import type { Ladder } from "#features/selling/standing/standing.queries.ts";
import type { Cars } from "#platform/db/schema.d.ts";
import { stateOf } from "./verbs/change-one.ts";
import type { ChangedRow } from "./verbs/change-stock.ts";

/** A listing as a preview looks at it. */
export type PreviewRow = Pick<Selectable<Cars>, (typeof lockedColumns)[number]> & {
  is_flagged: boolean;
};

/** What a renewal would make of each, in their order, by the warnings in force: the first ones take the last places of the plan. */
export function renewalOutcomes(
  rows: readonly PreviewRow[],
  { ads, cars, motorcycles }: Pick<Usage, "ads" | "cars" | "motorcycles">,
  { reviewed_until, no_listing_until }: Pick<Ladder, "reviewed_until" | "no_listing_until">,
  now: Date,
): ChangedRow[] {
  const left = {
    all: ads.max - ads.used,
    car: cars.max - cars.used,
    motorcycle: motorcycles.max - motorcycles.used,
  };
  return rows.map((row) => {
    const { id } = row;
    if (row.deleted_at) return { id, outcome: "gone" };
    if (row.expired_reason === "sold" || !ownerActionsOf(row, now).includes("renew")) {
      return { id, outcome: "wrong_state" };
    }
    const isBack = row.status === "expired";
    if (isBack && no_listing_until) return { id, outcome: "warned" };
    if (isBack && (left.all < 1 || left[row.vehicle_type] < 1)) return { id, outcome: "limit_reached" };
    if (isBack) {
      left.all--;
      left[row.vehicle_type]--;
    }
    const waits = isBack && (row.changed_while_expired || row.is_flagged || reviewed_until !== null);
    return {
      id,
      outcome: waits ? "waits" : "changed",
      before: { status: stateOf(row) },
      after: { status: waits ? "pending" : "active" },
    };
  });
}
