import { refOf } from "#features/listings/ref.ts";
import { vehicleName } from "#features/reference/vehicle-name.ts";
import { fullNameOf, knownCode } from "../queue/review.present.ts";
import type { JudgedAppeal } from "./appeals-admin.contract.ts";
import type { AppealRow } from "./appeals-admin.queries.ts";

/** An appeal for the reviewer `me`; `alone`: nobody else may answer. */
export function presentAppealRow(row: AppealRow, me: string, alone: boolean): JudgedAppeal {
  return {
    id: row.id,
    state: row.outcome ?? "waiting",
    text: row.text,
    sentAt: row.sent_at.toISOString(),
    decision: {
      kind: row.review_id === null ? "removed" : row.of_changes ? "changes_refused" : "refused",
      code: knownCode(row.code),
      reason: row.reason,
      madeAt: row.made_at.toISOString(),
      madeBy: row.maker,
      isStanding: row.is_standing,
      warnedUntil: row.warned_until?.toISOString() ?? null,
    },
    mayAnswer: row.made_by !== me || alone,
    listing: {
      id: row.car_id,
      ref: refOf(row.serial),
      title: row.title,
      name: vehicleName({ ...row, vehicleType: row.vehicle_type }),
      status: row.deleted_at ? "deleted" : row.status,
    },
    seller: { id: row.user_id, name: fullNameOf(row), warnings: row.warnings },
    answer: row.answer,
    noPlace: row.no_place,
    answeredBy: row.answerer,
    answeredAt: row.answered_at?.toISOString() ?? null,
  };
}
