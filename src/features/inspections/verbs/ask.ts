import { sql } from "kysely";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { mostOpen } from "../inspection-kinds.ts";
import { askToTell } from "../mails/telling.ts";
import { lockInspectable } from "./lock-car.ts";

interface Asked {
  carId: string;
  userId: string;
  partnerId: string;
  note?: string | undefined;
}

/**
 * A buyer asks a partner to inspect a car; both the partner and the seller hear of it. Errors: `inspection.partner_not_found`
 * where it is none, or no more; those of `lockInspectable`, `inspection.own_listing` for the buyer's own, too;
 * `inspection.asked` where one is open for the listing, `inspection.too_many` past three that are open for cars on sale.
 */
export async function askForInspection(tx: Database, asked: Asked, at: Date): Promise<void> {
  const { carId, userId, partnerId, note } = asked;
  // Two at once count each other.
  await tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
  const known = await tx.selectFrom("cars").select("is_public").where("id", "=", carId).executeTakeFirst();
  if (!known?.is_public) throw new AppError("listing.not_found");
  const { rows } = await sql<{ user_id: string }>`
    select p.user_id from inspection_partners p join users u on u.id = p.user_id
    where p.id = ${partnerId}::uuid and p.ended_at is null and in_good_standing(u.user_status, u.deletion_requested_at)
    for share of p`.execute(tx);
  const [partner] = rows;
  if (!partner) throw new AppError("inspection.partner_not_found");
  const car = await lockInspectable(tx, { carId, partnerId });
  if (car.user_id === userId || partner.user_id === userId) throw new AppError("inspection.own_listing");
  // Of a car that is no longer on sale nobody waits for an inspection.
  const open = await tx
    .selectFrom("inspection_requests as r")
    .innerJoin("cars as c", "c.id", "r.car_id")
    .select("r.car_id")
    .where("r.user_id", "=", userId)
    .where("r.state", "=", "open")
    .where("c.is_public", "=", true)
    .execute();
  if (open.some(({ car_id }) => car_id === carId)) throw new AppError("inspection.asked");
  if (open.length >= mostOpen) throw new AppError("inspection.too_many");
  const { id } = await tx
    .insertInto("inspection_requests")
    .values({ car_id: carId, user_id: userId, partner_id: partnerId, note: note ?? null, created_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  await askToTell(tx, { event: "asked", id });
  await askToTell(tx, { event: "asked_seller", id });
}

/** Takes back what a buyer asked for. Error: `inspection.request_not_found`. */
export async function takeBackRequest(
  tx: Database,
  { carId, userId }: { carId: string; userId: string },
  at: Date,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable("inspection_requests")
    .set({ state: "withdrawn", closed_at: at })
    .where("car_id", "=", carId)
    .where("user_id", "=", userId)
    .where("state", "=", "open")
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError("inspection.request_not_found");
}

/** A partner declines; the buyer hears of it. Error: `inspection.request_not_found`, also for what is not open any more. */
export async function declineRequest(
  tx: Database,
  { requestId, userId }: { requestId: string; userId: string },
  at: Date,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update inspection_requests set state = 'declined', closed_at = ${at}::timestamptz
    where id = ${requestId}::uuid and state = 'open'
      and partner_id in (select id from inspection_partners where user_id = ${userId}::uuid)
    returning id`.execute(tx);
  if (!rows[0]) throw new AppError("inspection.request_not_found");
  await askToTell(tx, { event: "declined", id: requestId });
}
