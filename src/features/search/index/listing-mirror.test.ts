import { expect, it } from "vitest";
import { makeListings, makeUser } from "#features/listings/listing.factory.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import { ListingMirror } from "./listing-mirror.ts";

const { db } = await testDatabase();

it("reads all again, and forgets the words of before, once most slots are in vain", async () => {
  const user_id = await makeUser(db);
  await makeListings(
    db,
    Array.from({ length: 200 }, () => ({ user_id, city: "hermel" })),
  );
  const mirror = new ListingMirror(db, new AbortController().signal);
  await mirror.refresh();
  const first = mirror.finder;
  const found = (word: string) =>
    mirror.finder?.find(
      { vehicleType: "car", filters: {}, words: [word] },
      { sort: "newest", page: 1, limit: 1 },
      false,
    ).total;
  for (let edit = 0; mirror.finder === first && edit < 20; edit++) {
    await db
      .updateTable("cars")
      .set({ title: `Hermel title${edit}` })
      .execute();
    await mirror.refresh();
    expect([found(`title${edit}`), found(`title${edit - 1}`)]).toEqual([200, 0]);
  }
  expect(mirror.finder).not.toBe(first);
  expect(mirror.finder?.size).toBe(200);
  const second = mirror.finder;
  await mirror.refresh();
  expect(mirror.finder).toBe(second);
});
