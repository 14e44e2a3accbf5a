import { sql } from "kysely";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { Done, LogEntry } from "#platform/http/administrator.ts";
import { askToTell } from "../mails/telling.ts";

interface Named {
  /** In lower case. */
  email: string;
  name: string;
  place: string;
  /** E.164 */
  phone: string;
}

/**
 * Makes the user of a mail address a partner. Errors: `request.invalid` under `email` where no account in good standing has
 * it; `inspection.partner_known` for one who is a partner already.
 */
export async function namePartner(
  tx: Database,
  { email, ...named }: Named,
  at: Date,
): Promise<Done<{ id: string }>> {
  const user = await tx
    .selectFrom("users")
    .select("id")
    .where(sql<string>`lower(email)`, "=", email)
    .where(sql<boolean>`in_good_standing(user_status, deletion_requested_at)`)
    .executeTakeFirst();
  if (!user) throw new AppError("request.invalid", { fields: { email: "field.no_account" } });
  const made = await tx
    .insertInto("inspection_partners")
    .values({ ...named, user_id: user.id, since: at })
    .onConflict((conflict) => conflict.column("user_id").where("ended_at", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) throw new AppError("inspection.partner_known");
  return {
    answer: made,
    log: {
      action: "inspection_partner.named",
      resource: ["inspection_partner", made.id],
      details: { user: user.id },
    },
  };
}

/**
 * Ends what a partner may do: what it signed stays, what it only began goes, and what buyers ask of it is declined, which they
 * hear. Error:
 * `inspection.partner_not_found`, also for one that ended before.
 */
export async function endPartner(tx: Database, partnerId: string, at: Date): Promise<LogEntry> {
  const ended = await tx
    .updateTable("inspection_partners")
    .set({ ended_at: at })
    .where("id", "=", partnerId)
    .where("ended_at", "is", null)
    .returning("user_id")
    .executeTakeFirst();
  if (!ended) throw new AppError("inspection.partner_not_found");
  await tx
    .deleteFrom("inspections")
    .where("partner_id", "=", partnerId)
    .where("state", "=", "draft")
    .execute();
  const declined = await tx
    .updateTable("inspection_requests")
    .set({ state: "declined", closed_at: at })
    .where("partner_id", "=", partnerId)
    .where("state", "=", "open")
    .returning("id")
    .execute();
  for (const { id } of declined) await askToTell(tx, { event: "declined", id });
  return {
    action: "inspection_partner.ended",
    resource: ["inspection_partner", partnerId],
    details: { user: ended.user_id },
  };
}

/**
 * Withdraws all that a partner has published, whether or not its part has ended, for a reason that the sellers read. Error:
 * `inspection.partner_not_found`. Database then: the listings are read again by all that show them (cars_tell).
 */
export async function withdrawReportsOf(
  tx: Database,
  { partnerId, reason }: { partnerId: string; reason: string },
  at: Date,
): Promise<Done<{ withdrawn: number }>> {
  // None is published meanwhile.
  const partner = tx.selectFrom("inspection_partners").select("user_id").where("id", "=", partnerId);
  const held = await partner.forUpdate().executeTakeFirst();
  if (!held) throw new AppError("inspection.partner_not_found");
  const published = tx
    .selectFrom("inspections")
    .where("partner_id", "=", partnerId)
    .where("state", "=", "published");
  await tx
    .selectFrom("cars")
    .select("id")
    .where("id", "in", published.select("car_id"))
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  await tx
    .updateTable("cars as c")
    .from("inspections as i")
    .set({ inspection_id: null })
    .whereRef("c.id", "=", "i.car_id")
    .whereRef("c.inspection_id", "=", "i.id")
    .where("i.partner_id", "=", partnerId)
    .execute();
  const withdrawn = await tx
    .updateTable("inspections")
    .set({ state: "withdrawn", changed_at: at, withdrawn_at: at, withdrawn_reason: reason })
    .where("partner_id", "=", partnerId)
    .where("state", "=", "published")
    .returning("id")
    .execute();
  for (const { id } of withdrawn) await askToTell(tx, { event: "withdrawn", id });
  return {
    answer: { withdrawn: withdrawn.length },
    log: {
      action: "inspection_partner.reports_withdrawn",
      resource: ["inspection_partner", partnerId],
      details: { user: held.user_id, reason, count: withdrawn.length },
    },
  };
}
