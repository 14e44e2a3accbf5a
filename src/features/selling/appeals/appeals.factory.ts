import { makeListing } from "#features/listings/listing.factory.ts";
import type { Database } from "#platform/db/connect.ts";

interface Refused {
  userId: string;
  /** The administrator who decided. */
  by: string;
  at: Date;
  code?: string;
}

/** A listing that was refused, and the decision. */
export async function makeRefusal(db: Database, { userId, by, at, code = "wrong_details" }: Refused) {
  const carId = await makeListing(db, {
    user_id: userId,
    title: "Kia Rio 2019",
    status: "rejected",
    rejection_code: code,
    updated_at: at,
  });
  const { id: reviewId } = await db
    .insertInto("listing_reviews")
    .values({
      ...{ car_id: carId, admin_id: by, decision: "rejected", code, decided_at: at, told_at: at },
      before: JSON.stringify({ status: "pending" }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { carId, reviewId };
}

/** An appeal against such a decision that waits. */
export async function makeAppeal(db: Database, refused: Refused) {
  const { carId, reviewId } = await makeRefusal(db, refused);
  const { userId, by, at } = refused;
  const { id } = await db
    .insertInto("listing_appeals")
    .values({
      ...{ car_id: carId, user_id: userId, review_id: reviewId, made_by: by, made_at: at, sent_at: at },
      text: "The car is as I wrote it, look at the photos",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, carId, reviewId };
}

/** A warning in force since then, for 90 days. */
export async function makeWarning(
  db: Database,
  { userId, by, at }: { userId: string; by: string; at: Date },
): Promise<void> {
  const ends = new Date(at.getTime() + 90 * 86_400_000);
  await db
    .insertInto("seller_warnings")
    .values({ user_id: userId, title: "Kia Rio 2019", given_by: by, given_at: at, ends_at: ends })
    .execute();
}
