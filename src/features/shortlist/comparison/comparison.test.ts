import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { makeListing, makeListings, makeUser } from "#features/listings/listing.factory.ts";
import { makeSeller } from "#features/selling/selling.factory.ts";
import { secondProcess, testApp } from "../../../../tests/support/app.ts";
import { mostComparisons } from "./comparison.schema.ts";

const test = await testApp();
const { app, db, time } = test;
const beside = await secondProcess(test);

const seller = await makeUser(db);
const live = (given: object = {}) => makeListing(db, { user_id: seller, ...given });
const compare = async (...ids: string[]) => {
  const answer = await app.inject(`/api/compare?ids=${ids.join()}`);
  return { status: answer.statusCode, data: answer.json().data };
};
const save = (one: Awaited<ReturnType<typeof makeSeller>>, carIds: string[], more: object = {}) =>
  one.post("/api/comparisons", { name: "Two cars", carIds }, { ...more });

it("gives anyone what is public, in the order asked, and of the rest only whether its time is over", async () => {
  const [first, second] = [await live({ price: 9000 }), await live({ description: "Call 03 123 456" })];
  const expired = await live({ status: "expired", expired_reason: "sold" });
  const pending = await live({ status: "pending", title: "Nobody has seen this" });
  const { data } = await compare(second, expired, pending, first);
  expect(data.map(({ id, state }: { id: string; state: string }) => [id, state])).toEqual([
    [second, "shown"],
    [expired, "gone"],
    [pending, "missing"],
    [first, "shown"],
  ]);
  expect(data[1].listing).toBeNull();
  expect(data[3].listing).toMatchObject({ price: 9000, previousOwners: 1, features: [] });
  expect(JSON.stringify(data)).not.toMatch(/Nobody has seen|Call 03|\+96170123456|vinNumber|priceHistory/);

  // One whose seller was suspended, or that was deleted, was never there.
  const suspended = await makeUser(db);
  const hidden = await makeListing(db, { user_id: suspended });
  await db.updateTable("users").set({ user_status: "suspended" }).where("id", "=", suspended).execute();
  const deleted = await live({ deleted_at: time.now });
  const away = await compare(hidden, deleted, randomUUID());
  expect(away.data.map(({ state }: { state: string }) => state)).toEqual(["missing", "missing", "missing"]);
});

it("takes four at most, each once, and nothing that is no id", async () => {
  const ids = await makeListings(
    db,
    Array.from({ length: 5 }, () => ({ user_id: seller })),
  );
  expect((await compare(...ids)).status).toBe(400);
  expect((await compare(...ids.slice(0, 4))).data.length).toBe(4);
  const [one = ""] = ids;
  expect((await compare(one, one.toUpperCase(), one)).data.length).toBe(1);
  expect((await app.inject("/api/compare?ids=")).json()).toEqual({ data: [] });
  for (const odd of ["1,2", "'", "%00", `${one};drop`]) {
    expect((await app.inject(`/api/compare?ids=${odd}`)).statusCode).toBe(400);
  }
});

it("keeps comparisons for their owner alone, the same listings once", async () => {
  const [mine, other] = [await makeSeller(app, db), await makeSeller(app, db)];
  const [a, b, c] = [await live(), await live(), await live()];
  const first = await save(mine, [a, b]);
  expect(first.statusCode).toBe(201);
  expect(first.json()).toMatchObject({ name: "Two cars", carIds: [a, b] });
  expect((await save(mine, [b, a])).json()).toEqual(first.json());
  time.now = new Date(time.now.getTime() + 60_000);
  const second = (await save(mine, [a, b, c])).json();
  const list = async (one: typeof mine) =>
    (await one.get("/api/comparisons")).json().data.map(({ id }: { id: string }) => id);
  expect(await list(mine)).toEqual([second.id, first.json().id]);
  expect(await list(other)).toEqual([]);
  expect((await other.remove(`/api/comparisons/${second.id}`)).statusCode).toBe(404);
  expect((await mine.remove(`/api/comparisons/${second.id}`)).statusCode).toBe(204);
  expect((await mine.remove(`/api/comparisons/${second.id}`)).statusCode).toBe(404);
  expect(await list(mine)).toEqual([first.json().id]);
});

it("takes no listing that nobody could see, fewer than two, one twice, or a name that is none", async () => {
  const one = await makeSeller(app, db);
  const [a, b] = [await live(), await live()];
  const pending = await live({ status: "pending" });
  const expired = await live({ status: "expired", expired_reason: "lapsed" });
  const statuses = [];
  for (const ids of [[a, pending], [a, randomUUID()], [a], [a, a], [a, a.toUpperCase()], ["x", a], []]) {
    statuses.push((await save(one, ids)).statusCode);
  }
  expect(statuses).toEqual([404, 404, 400, 400, 400, 400, 400]);
  for (const name of ["", "   ", "x".repeat(121), 7]) {
    expect((await one.post("/api/comparisons", { name, carIds: [a, b] })).statusCode).toBe(400);
  }
  expect((await app.inject({ method: "POST", url: "/api/comparisons", payload: {} })).statusCode).toBe(401);
  expect((await save(one, [a, expired])).statusCode).toBe(201);
});

it("has room for so many and no more, by two processes at once, and once under a key", async () => {
  const one = await makeSeller(app, db);
  const cars = await makeListings(
    db,
    Array.from({ length: 12 }, () => ({ user_id: seller })),
  );
  const pairs = cars.flatMap((a, at) => cars.slice(at + 1).map((b) => [a, b]));
  for (const pair of pairs.slice(0, mostComparisons - 1)) await save(one, pair);
  const post = (carIds: string[] = [], on = app, key?: string) =>
    on.inject({
      method: "POST",
      url: "/api/comparisons",
      payload: { name: "Two", carIds },
      headers: { ...one.headers, ...(key && { "idempotency-key": key }) },
    });
  const last = pairs.slice(mostComparisons - 1, mostComparisons + 2);
  const answers = await Promise.all(last.map((pair, at) => post(pair, at % 2 ? beside : app)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  const kept = (await one.get("/api/comparisons")).json().data;
  expect(kept.length).toBe(mostComparisons);
  await one.remove(`/api/comparisons/${kept[0].id}`);
  const [same, again] = [await post(last[1], app, "k1"), await post(last[1], beside, "k1")];
  expect(again.json()).toEqual(same.json());
  expect((await post(last[2], app, "k1")).json().code).toBe("request.key_reused");
});
