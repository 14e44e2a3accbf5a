import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { searchIndex } from "#features/search/index/search-index.ts";
import type { Database } from "#platform/db/connect.ts";
import { testDatabase } from "../../../tests/support/database.ts";
import { keptCards } from "./kept-cards.ts";
import { makeListing, makeUser } from "./listing.factory.ts";

const { db, url } = await testDatabase();
const errors: Error[] = [];
const index = searchIndex({ db, url, onError: (error) => errors.push(error), pollMs: 600_000 });
const now = new Date("2026-11-15T10:00:00Z");
const cards = keptCards({ db, clock: () => now, changeNumber: index.changeNumber });
const patiently = { timeout: 10_000, interval: 5 };

beforeAll(async () => {
  index.start();
  await vi.waitFor(() => expect(index.isFresh()).toBe(true), patiently);
});
afterAll(async () => {
  await index.stop();
  expect(errors).toEqual([]);
});

async function makePicture(to: Database, userId: string | null): Promise<string> {
  const id = randomUUID();
  const shape = { width: 1600, height: 1200, widths: [160], thumbhash: "AAAA", bytes: 1 };
  await to
    .insertInto("uploads")
    .values({ id, user_id: userId, source_hash: id, ...shape } as never)
    .execute();
  return id;
}

/** A public listing of a seller with one picture, which the index knows. */
async function listed() {
  const userId = await makeUser(db, { first_name: "Rana" });
  const picture = await makePicture(db, userId);
  const id = await makeListing(db, { user_id: userId, price: 9000, images: [`/media/${picture}/1600.webp`] });
  // Once the index knows the change that is in the row, a card of it is kept.
  const { change_number } = await db
    .selectFrom("cars")
    .select("change_number")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await vi.waitFor(() => expect(index.changeNumber(id)).toBe(change_number), patiently);
  const [card] = await cards.of([id]);
  if (!card) throw new Error("there is no card");
  return { id, userId, picture, card };
}

describe("a card in memory", () => {
  type Listed = Awaited<ReturnType<typeof listed>>;
  const change = (values: object) => async (of: Listed) => {
    await db.updateTable("cars").set(values).where("id", "=", of.id).execute();
  };
  const changeSeller = (values: object) => async (of: Listed) => {
    await db.updateTable("users").set(values).where("id", "=", of.userId).execute();
  };
  const changePicture = (values: object) => async (of: Listed) => {
    await db.updateTable("uploads").set(values).where("id", "=", of.picture).execute();
  };

  it.each([
    ["a price", change({ price: 8500 }), { price: 8500 }],
    ["a title", change({ title: "Another title" }), { title: "Another title" }],
    ["a place in the window", change({ featured: true }), { featured: true }],
    ["a fair price", change({ fair_price: null, mileage: 1 }), { mileage: 1 }],
    ["a renewal", change({ refreshed_at: now }), { refreshedAt: now.toISOString() }],
    [
      "a badge",
      changeSeller({ is_verified_seller: true }),
      { seller: expect.objectContaining({ isVerifiedSeller: true }) },
    ],
    [
      "a name",
      changeSeller({ first_name: "Nada" }),
      { seller: expect.objectContaining({ name: expect.stringContaining("Nada") }) },
    ],
    [
      "larger sizes of its picture",
      changePicture({ widths: [160, 640] }),
      { photos: [expect.objectContaining({ widths: [160, 640] })] },
    ],
  ] as const)("is read again after %s", async (_what, make, shown) => {
    const before = await listed();
    await make(before);
    await vi.waitFor(async () => expect((await cards.of([before.id]))[0]).toMatchObject(shown), patiently);
  });

  it("is the same object until then, and another listing's change leaves it so", async () => {
    const [one, other] = [await listed(), await listed()];
    await change({ price: 7000 })(other);
    await vi.waitFor(async () => expect((await cards.of([other.id]))[0]?.price).toBe(7000), patiently);
    expect((await cards.of([one.id]))[0]).toBe(one.card);
  });

  it("is gone with its listing: hidden, deleted, or its seller suspended", async () => {
    for (const hide of [
      change({ status: "pending" }),
      change({ deleted_at: now }),
      changeSeller({ user_status: "suspended" }),
    ]) {
      const of = await listed();
      await hide(of);
      await vi.waitFor(async () => expect(await cards.of([of.id])).toEqual([]), patiently);
    }
  });

  it("is not kept while a picture of it is still to come", async () => {
    const userId = await makeUser(db);
    const [there, missing] = [await makePicture(db, userId), randomUUID()];
    const images = [there, missing].map((picture) => `/media/${picture}/1600.webp`);
    const id = await makeListing(db, { user_id: userId, images });
    await vi.waitFor(() => expect(index.changeNumber(id)).toBeDefined(), patiently);
    const [one] = await cards.of([id]);
    const [two] = await cards.of([id]);
    expect(one).toEqual(two);
    expect(one).not.toBe(two);
  });

  it("keeps the order that is asked for, and reads each time where changes are not heard", async () => {
    const [one, two] = [await listed(), await listed()];
    expect((await cards.of([two.id, randomUUID(), one.id])).map(({ id }) => id)).toEqual([two.id, one.id]);
    const deaf = keptCards({ db, clock: () => now });
    expect(await deaf.of([one.id])).toMatchObject([{ price: 9000 }]);
    await db.updateTable("cars").set({ price: 8000 }).where("id", "=", one.id).execute();
    expect(await deaf.of([one.id])).toMatchObject([{ price: 8000 }]);
  });

  it("is read again after 30 seconds, though its change was not heard", async () => {
    const { id, card } = await listed();
    const { change_number: known } = await db
      .selectFrom("cars")
      .select("change_number")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const time = { now: 0 };
    const deaf = keptCards({ db, clock: () => now, changeNumber: () => known, now: () => time.now });
    expect(await deaf.of([id])).toEqual([card]);
    await db.updateTable("cars").set({ price: 6000 }).where("id", "=", id).execute();
    time.now = 29_999;
    expect((await deaf.of([id]))[0]?.price).toBe(9000);
    time.now = 30_000;
    expect((await deaf.of([id]))[0]?.price).toBe(6000);
  });
});
