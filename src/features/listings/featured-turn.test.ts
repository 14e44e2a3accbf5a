import { expect, it } from "vitest";
import { testApp } from "../../../tests/support/app.ts";
import { turnAt } from "./featured-turn.ts";
import { makeListing, makeUser } from "./listing.factory.ts";

const { app, db, time } = await testApp();
const user_id = await makeUser(db);
const strip = async () =>
  (await app.inject("/api/cars/featured?limit=3")).json().map(({ id }: { id: string }) => id) as string[];
const inAnHour = () => {
  time.now = new Date(time.now.getTime() + 3_600_000);
};

it("shows nothing where nothing is featured, and each once where there is room for all", async () => {
  expect(await strip()).toEqual([]);
  const ids = [];
  for (let nr = 1; nr <= 3; nr++) {
    ids.push(await makeListing(db, { user_id, featured: true }));
    expect((await strip()).toSorted()).toEqual(ids.toSorted());
  }
});

it("shows each on the front page in its turn, which lasts an hour; of what is not public none", async () => {
  const more = [];
  for (let nr = 1; nr <= 4; nr++) more.push(await makeListing(db, { user_id, featured: true }));
  await makeListing(db, { user_id, featured: true, status: "pending" });
  const shown: string[] = [];
  for (let hour = 0; hour < 7; hour++) {
    shown.push(...(await strip()));
    inAnHour();
  }
  // Seven of them in seven hours of three places: as often each.
  const times = Object.values(Object.groupBy(shown, (id) => id)).map((all) => all?.length);
  expect(times).toEqual(Array(7).fill(3));
  time.now = new Date(Math.ceil(time.now.getTime() / 3_600_000) * 3_600_000);
  const now = await strip();
  time.now = new Date(time.now.getTime() + 3_599_999);
  expect(await strip()).toEqual(now);
  expect(turnAt(new Date(time.now.getTime() + 1))).toBe(turnAt(time.now) + 1);
});
