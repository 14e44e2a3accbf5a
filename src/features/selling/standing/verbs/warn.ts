import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { oneWarningMinutes, warningDays } from "../ladder.ts";

interface Warning {
  userId: string;
  carId: string;
  title: string;
  /** The refusal that it goes with; without one the listing was removed. */
  review?: { id: string; code: string } | undefined;
  administratorId: string;
}

/**
 * Warns a seller for 90 days, in the transaction of the decision, which locked the seller. What one administrator decides for the
 * same reason within ten minutes is one warning, which rests on each of these decisions.
 */
export async function warn(tx: Database, warning: Warning, at: Date): Promise<void> {
  const { userId, carId, title, review, administratorId } = warning;
  const code = review?.code ?? null;
  const { rows } = await sql<{ given_at: Date; ends_at: Date }>`
    select given_at, ends_at from seller_warnings
    where user_id = ${userId}::uuid and given_by = ${administratorId}::uuid and lifted_at is null
      and code is not distinct from ${code}::text
      and given_at > ${at}::timestamptz - make_interval(mins => ${oneWarningMinutes})
    order by given_at desc limit 1`.execute(tx);
  const strike = rows[0] ?? {
    given_at: at,
    ends_at: new Date(at.getTime() + warningDays * 86_400_000),
  };
  await tx
    .insertInto("seller_warnings")
    .values({
      user_id: userId,
      car_id: carId,
      review_id: review?.id ?? null,
      title: title.slice(0, 300),
      code,
      given_by: administratorId,
      ...strike,
    })
    .execute();
}

/**
 * Lifts a warning as far as it rests on a refusal (`reviewId`), or on the removal of a listing (`carId`): it stays in force while
 * it rests on another decision.
 */
export async function liftWarning(
  tx: Database,
  of: { reviewId: string } | { carId: string },
  at: Date,
): Promise<void> {
  const lifting = tx.updateTable("seller_warnings").set({ lifted_at: at }).where("lifted_at", "is", null);
  await ("reviewId" in of
    ? lifting.where("review_id", "=", of.reviewId)
    : lifting.where("car_id", "=", of.carId).where("review_id", "is", null)
  ).execute();
}
