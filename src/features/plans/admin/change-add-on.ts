import type { z } from "zod";
import { AppError } from "#errors";
import { changedMeanwhile } from "#features/administrators/versions.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Done } from "#platform/http/administrator.ts";
import type { AdminAddOn } from "./plan-admin.contract.ts";
import { presentAdminAddOn } from "./plan-admin.present.ts";
import { findAddOn } from "./plan-admin.queries.ts";
import type { addOnChange } from "./plan-admin.schema.ts";
import { changeOf, feesSection, named } from "./terms.ts";

/** Changes an add-on, as a plan is. Errors: `add_on.not_found`, `add_on.changed`. */
export async function changeAddOn(
  tx: Database,
  id: string,
  change: z.output<typeof addOnChange>,
  at: Date,
): Promise<Done<AdminAddOn>> {
  const row = await tx
    .selectFrom("bonus_features")
    .select("updated_at")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  const before = await addOnOr404(tx, id);
  if (row && change.version !== undefined && change.version !== before.version) {
    throw await changedMeanwhile(tx, "add_on.changed", {
      resources: [["add_on", id], feesSection],
      updatedAt: row.updated_at,
    });
  }
  const { name, nameAr, description, descriptionAr, price, days, color, isActive, displayOrder } = change;
  await tx
    .updateTable("bonus_features")
    .set(
      named({
        name,
        name_ar: nameAr,
        description,
        description_ar: descriptionAr,
        price,
        days,
        color,
        is_active: isActive,
        display_order: displayOrder,
        updated_at: at,
      }),
    )
    .where("id", "=", id)
    .execute();
  const answer = await addOnOr404(tx, id);
  return { log: changeOf("add_on.changed", ["add_on", id], before, answer), answer };
}

async function addOnOr404(tx: Database, id: string): Promise<AdminAddOn> {
  const row = await findAddOn(tx, id);
  if (!row) throw new AppError("add_on.not_found");
  return presentAdminAddOn(row);
}
