import { expect, it } from "vitest";
import { testApp } from "../../../tests/support/app.ts";
import { makeListing, makeUser } from "./listing.factory.ts";
import { refOf } from "./ref.ts";

const { app, db } = await testApp();
const owner = await makeUser(db);
const get = (url: string) => app.inject({ method: "GET", url });
const numbered = async (changes: Omit<Parameters<typeof makeListing>[1], "user_id">) => {
  const id = await makeListing(db, { user_id: owner, ...changes });
  const { serial } = await db
    .selectFrom("cars")
    .select("serial")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { id, ref: refOf(serial) };
};

it("is the listing's for good, and another one's is another", async () => {
  const [one, other] = [await numbered({}), await numbered({})];
  expect(one.ref).not.toBe(other.ref);
  const shown = (await get(`/api/cars/${one.id}`)).json();
  expect(shown.ref).toBe(one.ref);
  await db.updateTable("cars").set({ price: 9000 }).where("id", "=", one.id).execute();
  expect((await get(`/api/cars/${one.id}`)).json().ref).toBe(one.ref);
});

it("finds its listing by search, by `ref`, and by its address, whatever kind of vehicle", async () => {
  const bike = await numbered({
    vehicle_type: "motorcycle",
    brand: "honda",
    model: "pcx-150",
    body_type: null,
  });
  for (const query of [`ref=${bike.ref}`, `search=${bike.ref}`, `search=%23${bike.ref}&brand=kia`]) {
    const found = (await get(`/api/cars?${query}`)).json();
    expect([found.total, found.data[0]?.id]).toEqual([1, bike.id]);
  }
  const led = await get(`/n/${bike.ref}`);
  expect([led.statusCode, led.headers.location]).toEqual([302, `/cars/${bike.id}`]);
});

it.each([{ status: "pending" }, { status: "rejected" }, { deleted_at: new Date() }] as const)(
  "does not find a listing that is not public: %j",
  async (state) => {
    const { id, ref } = await numbered(state);
    expect((await get(`/api/cars?ref=${ref}`)).json()).toMatchObject({ total: 0, data: [] });
    expect((await get(`/api/cars?search=${ref}`)).body).not.toContain(id);
    expect((await get(`/n/${ref}`)).headers.location).toBe(`/cars?search=${ref}`);
  },
);

it("that is printed on a sign still leads to the page of a sold one, and of nobody who is banned", async () => {
  const sold = await numbered({ status: "expired", expired_reason: "sold" });
  expect((await get(`/n/${sold.ref}`)).headers.location).toBe(`/cars/${sold.id}`);
  expect((await get(`/api/cars?ref=${sold.ref}`)).json()).toMatchObject({ total: 0 });
  const banned = await makeUser(db, { user_status: "banned" });
  const hidden = await makeListing(db, { user_id: banned, status: "expired", expired_reason: "sold" });
  const row = db.selectFrom("cars").select("serial").where("id", "=", hidden);
  const ref = refOf((await row.executeTakeFirstOrThrow()).serial);
  expect((await get(`/n/${ref}`)).headers.location).toBe(`/cars?search=${ref}`);
});

it("wrong numbers lead to nothing, and nowhere else", async () => {
  const { ref } = await numbered({});
  const wrong = `${ref.slice(0, -1)}${(Number(ref.at(-1)) + 1) % 10}`;
  expect((await get(`/api/cars?ref=${wrong}`)).json()).toMatchObject({ total: 0 });
  for (const hostile of ["%2F%2Fevil.example", "..%2F..%2Fetc", "'%20or%201=1", "%00", "9".repeat(90)]) {
    const { statusCode, headers } = await get(`/n/${hostile}`);
    if (statusCode === 302) expect(headers.location).toMatch(/^\/cars\?search=/);
    else expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  }
  expect((await get(`/api/cars?ref=${"1".repeat(21)}`)).statusCode).toBe(400);
});
