import type { Insertable } from "kysely";
import { makeListing } from "#features/listings/listing.factory.ts";
import type { Database } from "#platform/db/connect.ts";
import type { DealerReviews } from "#platform/db/schema.d.ts";

interface Contact {
  buyerId: string;
  dealerId: string;
  at: Date;
  /** Whether the dealer answered. */
  answered?: boolean;
}

/** A buyer and a dealer who wrote to each other about a listing, for tests. */
export async function makeContact(db: Database, contact: Contact): Promise<string> {
  const { buyerId, dealerId, at, answered = true } = contact;
  const carId = await makeListing(db, { user_id: dealerId });
  const writers = answered ? [buyerId, dealerId] : [buyerId];
  const { id } = await db
    .insertInto("conversations")
    .values({
      car_id: carId,
      buyer_id: buyerId,
      seller_id: dealerId,
      message_count: writers.length,
      last_message_at: at,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("messages")
    .values(
      writers.map((sender_id, index) => ({
        conversation_id: id,
        number: index + 1,
        sender_id,
        content: "Is it still there?",
        hints: [],
        key: `contact-${index}`,
        sent_at: at,
      })),
    )
    .execute();
  return id;
}

/** A review that can be read, for tests. */
export async function makeReview(
  db: Database,
  given: Pick<Insertable<DealerReviews>, "dealer_id" | "user_id"> & Partial<Insertable<DealerReviews>>,
): Promise<string> {
  const at = given.written_at ?? new Date("2026-01-05T10:00:00Z");
  const { id } = await db
    .insertInto("dealer_reviews")
    .values({
      stars: 4,
      text: "Answered soon, and the car was as described.",
      state: "shown",
      contact_at: at,
      written_at: at,
      changed_at: at,
      ...given,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
