import { refOf } from "#features/listings/ref.ts";
import { vehicleName } from "#features/reference/vehicle-name.ts";
import { knownCode } from "../queue/review.present.ts";
import type { SecondLook } from "./second-looks.contract.ts";
import type { SecondLookRow } from "./second-looks.queries.ts";

/** A decision for who looks at it again, with what was said of it. */
export function presentSecondLook(row: SecondLookRow): SecondLook {
  const what = row.decision === "active" ? "approved" : "refused";
  return {
    id: row.id,
    decision: {
      kind: row.of_changes ? `changes_${what}` : what,
      code: knownCode(row.code),
      reason: row.reason,
      madeAt: row.decided_at.toISOString(),
      madeBy: row.maker,
    },
    listing: {
      id: row.car_id,
      ref: refOf(row.serial),
      name: vehicleName({ ...row, vehicleType: row.vehicle_type }),
      status: row.deleted_at ? "deleted" : row.status,
    },
    look:
      row.looked_at && row.looker !== null
        ? {
            outcome: row.agrees ? "agreed" : "disagreed",
            note: row.note,
            by: row.looker,
            at: row.looked_at.toISOString(),
          }
        : null,
  };
}
