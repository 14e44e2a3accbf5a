import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { makeListing, makeListings, makeUser } from "#features/listings/listing.factory.ts";
import { makeSeller } from "#features/selling/selling.factory.ts";
import { secondProcess, testApp } from "../../../tests/support/app.ts";
import { mostFavorites } from "./favorite.schema.ts";

const test = await testApp();
const { app, db, time } = test;
const beside = await secondProcess(test);

const seller = await makeUser(db);
const live = (given: object = {}) => makeListing(db, { user_id: seller, ...given });
const minute = () => {
  time.now = new Date(time.now.getTime() + 60_000);
};

async function buyer() {
  const { headers, ...one } = await makeSeller(app, db);
  const by = (method: "PUT" | "DELETE", carId: string, on = app) =>
    on.inject({ method, url: `/api/favorites/${carId}`, headers: { ...headers, "accept-language": "en" } });
  return {
    ...one,
    headers,
    save: (carId: string, on = app) => by("PUT", carId, on),
    drop: (carId: string) => by("DELETE", carId),
    ids: async () => (await one.get("/api/favorites/ids")).json().ids as string[],
    list: async (page = 1) => (await one.get(`/api/favorites?limit=2&page=${page}`)).json(),
    merge: (ids: string[]) => one.post("/api/favorites/merge", { ids }),
  };
}

it("keeps what was saved, the last first, once, and for its owner alone", async () => {
  const [mine, other] = [await buyer(), await buyer()];
  const [first, second, third] = [await live(), await live(), await live()];
  for (const id of [first, second, third, first]) {
    expect((await mine.save(id)).statusCode).toBe(204);
    minute();
  }
  expect(await mine.ids()).toEqual([third, second, first]);
  expect(await other.ids()).toEqual([]);
  const page = await mine.list();
  expect(page).toMatchObject({ total: 3, page: 1, totalPages: 2 });
  expect(page.data.map(({ id }: { id: string }) => id)).toEqual([third, second]);
  expect((await mine.list(2)).data.map(({ id }: { id: string }) => id)).toEqual([first]);

  await other.drop(first);
  expect(await mine.ids()).toEqual([third, second, first]);
  expect((await mine.drop(first)).statusCode).toBe(204);
  expect((await mine.drop(first)).statusCode).toBe(204);
  expect(await mine.ids()).toEqual([third, second]);
});

it("takes no listing that cannot be seen, and says of an expired one that it is gone", async () => {
  const { save, ids } = await buyer();
  const pending = await live({ status: "pending" });
  const expired = await live({ status: "expired", expired_reason: "lapsed" });
  const deleted = await live({ deleted_at: time.now });
  const statuses = [];
  for (const id of [pending, expired, deleted, randomUUID()]) statuses.push((await save(id)).statusCode);
  expect(statuses).toEqual([404, 410, 404, 404]);
  expect((await save("x")).statusCode).toBe(400);
  expect(await ids()).toEqual([]);
});

it("says what became of each, and nothing of what nobody may see any more", async () => {
  const { save, list, ids, get } = await buyer();
  const [kept, sold, lapsed, edited] = [
    await live({ price: 9000 }),
    await live(),
    await live(),
    await live(),
  ];
  for (const id of [edited, lapsed, sold, kept]) {
    await save(id);
    minute();
  }
  const become = (id: string, given: object) =>
    db.updateTable("cars").set(given).where("id", "=", id).execute();
  await become(kept, { price: 8500 });
  await become(sold, { status: "expired", expired_reason: "sold" });
  await become(lapsed, { status: "expired", expired_reason: "lapsed" });
  await become(edited, { status: "pending", title: "Call +961 70 000 000 not here" });
  expect((await get("/api/favorites")).json()).toMatchObject({
    total: 3,
    data: [
      { id: kept, state: "available", savedPrice: 9000, savedCurrency: "usd", listing: { price: 8500 } },
      { id: sold, state: "sold", listing: null, title: "kia sportage" },
      { id: lapsed, state: "away", listing: null },
    ],
  });
  expect(await ids()).toEqual([kept, sold, lapsed]);
  await become(edited, { status: "active" });
  expect((await list(2)).data.map(({ id }: { id: string }) => id)).toContain(edited);
});

it("gives those alone that cost less now than when they were saved, to who saved them", async () => {
  const [{ save, get }, other] = [await buyer(), await buyer()];
  const cheaper = async (by = get, more = "") =>
    (await by(`/api/favorites?cheaper=1${more}`)).json() as { total: number; data: { id: string }[] };
  const cars = await Promise.all(Array.from({ length: 6 }, () => live({ price: 9000 })));
  const [first = "", second = "", dearer = "", hidden = "", exchanged = ""] = cars;
  for (const id of cars) await save(id);
  expect(await cheaper()).toMatchObject({ total: 0, data: [] });
  const become = (id: string, given: object) =>
    db.updateTable("cars").set(given).where("id", "=", id).execute();
  const cut = (price: number, minutes: number) => ({
    price,
    price_cut_at: new Date(time.now.getTime() + minutes * 60_000),
  });
  await become(second, cut(8000, 1));
  await become(first, cut(8600, 2));
  await become(dearer, { price: 9500 });
  await become(hidden, { ...cut(100, 3), status: "pending" });
  await become(exchanged, { ...cut(8000, 4), currency: "eur" });
  const { total, data } = await cheaper();
  expect([total, data.map(({ id }) => id)]).toEqual([2, [first, second]]);
  expect((await cheaper(get, "&limit=1&page=2")).data.map(({ id }) => id)).toEqual([second]);
  expect(await cheaper(other.get)).toMatchObject({ total: 0 });
  expect((await get("/api/favorites?cheaper=yes")).statusCode).toBe(400);
});

it("takes over what a guest kept: in its order, without what cannot be seen, next to what was there", async () => {
  const { save, merge, ids } = await buyer();
  const [there, one, two] = [await live(), await live(), await live()];
  await save(there);
  minute();
  const hidden = await live({ status: "pending" });
  const answer = await merge([one, hidden, there, two, randomUUID(), one]);
  expect(answer.json()).toEqual({ ids: [one, two, there] });
  expect(await ids()).toEqual([one, two, there]);
  expect((await merge(["x"])).statusCode).toBe(400);
  expect((await merge(Array.from({ length: 101 }, () => randomUUID()))).statusCode).toBe(400);
});

it("has room for so many and no more, by two processes at once", async () => {
  const { save, ids, merge } = await buyer();
  const cars = await makeListings(
    db,
    Array.from({ length: mostFavorites + 4 }, () => ({ user_id: seller })),
  );
  for (let at = 0; at < mostFavorites - 2; at += 100)
    await merge(cars.slice(at, Math.min(at + 100, mostFavorites - 2)));
  const [a = "", b = "", c = "", d = ""] = cars.slice(mostFavorites - 2);
  const answers = await Promise.all([save(a), save(b, beside), save(c), save(d, beside)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 204, 409, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: "favorite.too_many",
    message: expect.stringContaining("500"),
  });
  expect((await ids()).length).toBe(mostFavorites);
  // What is there already needs no room.
  expect((await save((await ids())[7] ?? "")).statusCode).toBe(204);
});

it("counts as interest in the listing once, not of its owner, and not again by the same visitor", async () => {
  const one = await buyer();
  const car = await live();
  const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };
  const put = (headers: object, id = car) =>
    app.inject({ method: "PUT", url: `/api/favorites/${id}`, headers: { ...headers, ...browser } });
  await put(one.headers);
  await one.drop(car);
  await put(one.headers);
  const owner = await makeSeller(app, db);
  const own = await makeListing(db, { user_id: owner.id });
  expect((await put(owner.headers, own)).statusCode).toBe(204);
  const { rows } = await db.executeQuery<{ car_id: string }>(
    db
      .selectFrom("listing_analytics")
      .select("car_id")
      .where("event", "=", "favorite")
      .where("car_id", "in", [car, own])
      .compile(),
  );
  expect(rows).toEqual([{ car_id: car }]);
});

it("gives anybody the cards of listings by their ids, as far as they can be seen", async () => {
  const [one, two] = [await live(), await live()];
  const hidden = await live({ status: "pending" });
  const cards = await app.inject(`/api/cars/cards?ids=${[two, hidden, one, randomUUID()].join()}`);
  expect(cards.json().data.map(({ id }: { id: string }) => id)).toEqual([two, one]);
  expect((await app.inject("/api/cars/cards?ids=")).json()).toEqual({ data: [] });
  expect((await app.inject("/api/cars/cards?ids=1,2")).statusCode).toBe(400);
});
