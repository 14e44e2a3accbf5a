import { makeListings } from "#features/listings/listing.factory.ts";
import type { Database } from "#platform/db/connect.ts";

/** A market for tests in which prices fall evenly with years and kilometres and lie close to one another: 240 listings of 40 models. */
export async function makeCalmMarket(db: Database, user_id: string, thisYear = 2026): Promise<void> {
  await makeListings(
    db,
    Array.from({ length: 240 }, (_, no) => {
      const [of, at] = [no % 40, Math.floor(no / 40)];
      const age = 2 + ((of + 3 * at) % 14);
      const offset = ((no * 7) % 11) - 5;
      return {
        user_id,
        brand: ["kia", "toyota", "bmw", "ford"][of % 4] as string,
        model: `calm ${of}`,
        year: thisYear - age,
        mileage: 15_000 * age + 1000 * offset,
        price: Math.round((18_000 + 700 * of) * Math.exp(-0.08 * age) * (1 + offset / 150)),
      };
    }),
  );
}
