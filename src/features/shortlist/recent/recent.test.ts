import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { makeListing, makeListings, makeUser } from "#features/listings/listing.factory.ts";
import { makeSeller } from "#features/selling/selling.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { mostRecent } from "./recent.schema.ts";

const { app, db, time } = await testApp();
const seller = await makeUser(db);
const live = (given: object = {}) => makeListing(db, { user_id: seller, ...given });
const minute = () => {
  time.now = new Date(time.now.getTime() + 60_000);
};

async function visitor() {
  const one = await makeSeller(app, db);
  const put = (payload: object) =>
    app.inject({ method: "PUT", url: "/api/recent", headers: one.headers, payload });
  const recent = async () => {
    const { kept, data } = (await one.get("/api/recent")).json();
    return { kept, ids: data.map(({ id }: { id: string }) => id) };
  };
  return {
    ...one,
    put,
    recent,
    look: (carId: string) => one.post(`/api/cars/${carId}/events`, { event: "view" }),
  };
}

it("is kept for those alone who switched it on, the last seen first, once, and for themselves", async () => {
  const [mine, other] = [await visitor(), await visitor()];
  const [first, second] = [await live(), await live()];
  await mine.look(first);
  expect(await mine.recent()).toEqual({ kept: false, ids: [] });
  expect((await mine.put({ kept: true, ids: [second, first] })).statusCode).toBe(200);
  expect(await mine.recent()).toEqual({ kept: true, ids: [second, first] });
  minute();
  await mine.look(first);
  await other.look(second);
  expect(await mine.recent()).toEqual({ kept: true, ids: [first, second] });
  expect(await other.recent()).toEqual({ kept: false, ids: [] });
  await mine.put({ kept: false });
  expect(await mine.recent()).toEqual({ kept: false, ids: [] });
  const left = db.selectFrom("recent_listings").selectAll().where("user_id", "=", mine.id);
  expect(await left.execute()).toEqual([]);
});

it("shows what anyone may see, and takes over nothing else", async () => {
  const mine = await visitor();
  const [hidden, soon] = [await live({ status: "pending" }), await live()];
  await mine.put({ kept: true, ids: [hidden, randomUUID(), soon] });
  expect((await mine.recent()).ids).toEqual([soon]);
  await db.updateTable("cars").set({ deleted_at: time.now }).where("id", "=", soon).execute();
  expect((await mine.recent()).ids).toEqual([]);
});

it("holds thirty at most, also when two are seen at once, and nothing after it was cleared", async () => {
  const mine = await visitor();
  const ids = await makeListings(
    db,
    Array.from({ length: mostRecent + 2 }, () => ({ user_id: seller })),
  );
  await mine.put({ kept: true, ids: ids.slice(0, mostRecent) });
  minute();
  await Promise.all(ids.slice(mostRecent).map((id) => mine.look(id)));
  const kept = (await mine.recent()).ids;
  expect(kept).toHaveLength(mostRecent);
  expect(kept.slice(0, 2).toSorted()).toEqual(ids.slice(mostRecent).toSorted());
  const cleared = await app.inject({ method: "DELETE", url: "/api/recent", headers: mine.headers });
  expect(cleared.statusCode).toBe(204);
  expect(await mine.recent()).toEqual({ kept: true, ids: [] });
});

it("refuses guests and what it cannot be", async () => {
  const mine = await visitor();
  for (const method of ["GET", "PUT", "DELETE"] as const) {
    const payload = method === "PUT" ? { payload: { kept: true } } : {};
    expect((await app.inject({ method, url: "/api/recent", ...payload })).statusCode).toBe(401);
  }
  const many = Array.from({ length: mostRecent + 1 }, () => randomUUID());
  for (const body of [
    {},
    { kept: "yes" },
    { kept: true, ids: ["x"] },
    { kept: true, ids: many },
    { kept: true, x: 1 },
  ])
    expect((await mine.put(body)).statusCode).toBe(400);
});
