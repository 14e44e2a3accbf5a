import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { keptForMs } from "#platform/cache/kept.ts";
import { testDatabase } from "../../../tests/support/database.ts";
import { keptDetails } from "./kept-details.ts";
import { makeListing, makeUser } from "./listing.factory.ts";

// What is heard is followed in tests/market-memory.test.ts; here nothing is, or only what the test says.
const { db } = await testDatabase();
const userId = await makeUser(db);
const clock = () => new Date("2026-11-15T10:00:00Z");
const numberOf = async (id: string) =>
  (await db.selectFrom("cars").select("change_number").where("id", "=", id).executeTakeFirstOrThrow())
    .change_number;
const setPrice = (id: string, price: number) =>
  db.updateTable("cars").set({ price }).where("id", "=", id).execute();

async function listed(images: string[] = []) {
  const id = await makeListing(db, { user_id: userId, price: 9000, images });
  const known = await numberOf(id);
  const time = { now: 0 };
  const heard = { changeNumber: () => known, tablesVersion: () => 1, now: () => time.now };
  return { id, time, details: keptDetails({ db, clock, ...heard }) };
}

it("is the same until half a minute has passed, though a change was not heard", async () => {
  const { id, time, details } = await listed();
  const before = await details.of(id);
  await setPrice(id, 6000);
  time.now = keptForMs - 1;
  expect(await details.of(id)).toBe(before);
  time.now = keptForMs;
  expect(await details.of(id)).toMatchObject({ price: 6000 });
});

it("is the same object for as long as what is read again is equal: what was drawn of it hangs on that", async () => {
  const { id, time, details } = await listed();
  const before = await details.of(id);
  time.now = keptForMs;
  expect(await details.of(id)).toBe(before);
  await db.updateTable("cars").set({ view_count: 7 }).where("id", "=", id).execute();
  time.now = 2 * keptForMs;
  expect(await details.of(id)).toMatchObject({ viewCount: 7 });
});

it("is read once for all who ask at once", async () => {
  const { id, details } = await listed();
  const [one, other] = await Promise.all([details.of(id), details.of(id)]);
  expect(one).toBe(other);
});

it("is read each time where changes are not heard, neither those of listings nor those of tables", async () => {
  const { id } = await listed();
  const number = await numberOf(id);
  for (const [at, deaf] of [{}, { changeNumber: () => number }, { tablesVersion: () => 1 }].entries()) {
    const details = keptDetails({ db, clock, ...deaf });
    await details.of(id);
    await setPrice(id, 7000 + at);
    expect(await details.of(id)).toMatchObject({ price: 7000 + at });
  }
});

it("is not kept with another change than the one that is known: it was read too early", async () => {
  const { id, details } = await listed();
  await setPrice(id, 6000);
  // The database is ahead of what was heard.
  expect(await details.of(id)).toMatchObject({ price: 6000 });
  await setPrice(id, 5000);
  expect(await details.of(id)).toMatchObject({ price: 5000 });
});

it("is not kept while a picture is still to come, and is nothing where there is none", async () => {
  const { id, details } = await listed([`/media/${randomUUID()}/1600.webp`]);
  expect(await details.of(id)).not.toBe(await details.of(id));
  expect(await details.of(randomUUID())).toBeUndefined();
});
