import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { makeSeller } from "#features/selling/selling.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";

const test = await testApp();
const { app, db } = test;
const jobs = await testJobs(test);

const seller = await makeUser(db);
const live = (given: object = {}) =>
  makeListing(db, { user_id: seller, price: 9000, title: "Kia Sportage", ...given });
const become = (id: string, given: object) =>
  db.updateTable("cars").set(given).where("id", "=", id).execute();

async function saverOf(carId: string, language: "ar" | "en" = "en") {
  const one = await makeSeller(app, db);
  await db.updateTable("users").set({ language }).where("id", "=", one.id).execute();
  const url = `/api/favorites/${carId}`;
  await app.inject({ method: "PUT", url, headers: one.headers });
  return {
    ...one,
    /** What the bell says, the oldest first. */
    told: async () => {
      const { data } = (await one.get(`/api/notifications?lang=${language}`)).json();
      return data
        .map(({ title, body, link, type }: Record<string, string>) => ({ title, body, link, type }))
        .reverse();
    },
  };
}

/** The seller has left everything alone for five minutes. */
async function later() {
  await sql`update favorite_news set noted_at = noted_at - interval '5 minutes'`.execute(db);
  await jobs.runNamed("shortlist.favorite_news");
}

it("tells in the saver's language that a saved listing is cheaper, once for each new low", async () => {
  const car = await live();
  const [english, arabic] = [await saverOf(car), await saverOf(car, "ar")];
  await become(car, { price: 8500 });
  await later();
  await later();
  const first = {
    title: "Cheaper now: \u2068Kia Sportage\u2069",
    body: "It was \u2066$9,000\u2069, now it is \u2066$8,500\u2069.",
    link: `/cars/${car}`,
    type: "favorite",
  };
  expect(await english.told()).toEqual([first]);
  expect(await arabic.told()).toMatchObject([
    {
      title: "صار أرخص: \u2068Kia Sportage\u2069",
      body: "كان السعر \u2066$9,000\u2069، وهو الآن \u2066$8,500\u2069.",
    },
  ]);

  for (const price of [8800, 8500, 8600]) {
    await become(car, { price });
    await later();
  }
  expect(await english.told()).toEqual([first]);
  await become(car, { price: 8000 });
  await later();
  expect((await english.told()).map(({ body }: { body: string }) => body)).toEqual([
    first.body,
    "It was \u2066$8,500\u2069, now it is \u2066$8,000\u2069.",
  ]);
});

it("waits until the seller lets it be, and says nothing of what was put right", async () => {
  const car = await live();
  const { told } = await saverOf(car);
  await become(car, { price: 900 });
  await jobs.runNamed("shortlist.favorite_news");
  expect(await told()).toEqual([]);
  await become(car, { price: 9000 });
  await later();
  expect(await told()).toEqual([]);
});

it("counts from the price when it was saved, in the currency of then", async () => {
  const car = await live();
  const early = await saverOf(car);
  await become(car, { price: 8000 });
  await later();
  const late = await saverOf(car);
  await become(car, { price: 7000, currency: "eur" });
  await later();
  expect([(await early.told()).length, (await late.told()).length]).toEqual([1, 0]);
  await become(car, { price: 7500, currency: "usd" });
  await later();
  expect((await early.told()).length).toBe(2);
  expect((await late.told())[0].body).toContain("$8,000");
});

it("tells that it was sold, once, and not that it was withdrawn", async () => {
  const [sold, withdrawn] = [await live(), await live()];
  const [one, other] = [await saverOf(sold), await saverOf(withdrawn)];
  await become(withdrawn, { status: "expired", expired_reason: "withdrawn" });
  for (let round = 0; round < 2; round++) {
    await become(sold, { status: "expired", expired_reason: "sold" });
    await later();
    await become(sold, { status: "active", expired_reason: null });
  }
  expect(await one.told()).toMatchObject([{ title: "Sold: \u2068Kia Sportage\u2069", link: "/favorites" }]);
  expect(await other.told()).toEqual([]);
});

it("says nothing of what nobody may see, to nobody who is shut out, and not of what was let go", async () => {
  for (const hidden of [{ status: "pending" }, { deleted_at: test.time.now }] as const) {
    const car = await live();
    const { told } = await saverOf(car);
    await become(car, { price: 5000, ...hidden });
    await later();
    expect(await told()).toEqual([]);
  }
  const suspended = await makeUser(db);
  const theirs = await live({ user_id: suspended });
  const saver = await saverOf(theirs);
  await become(theirs, { price: 5000 });
  await db.updateTable("users").set({ user_status: "suspended" }).where("id", "=", suspended).execute();
  await later();
  expect(await saver.told()).toEqual([]);

  const car = await live();
  const [shutOut, gone] = [await saverOf(car), await saverOf(car)];
  await db.updateTable("users").set({ user_status: "banned" }).where("id", "=", shutOut.id).execute();
  await app.inject({ method: "DELETE", url: `/api/favorites/${car}`, headers: gone.headers });
  await become(car, { price: 5000 });
  await later();
  const rows = await db
    .selectFrom("notifications")
    .select("id")
    .where("user_id", "in", [shutOut.id, gone.id])
    .execute();
  expect(rows).toEqual([]);
});

it("tells thousands at once", async () => {
  const car = await live();
  await sql`
    with people as (
      insert into users (email, first_name, last_name, created_at, updated_at)
      select 'saver' || n || '@example.com', 'A', 'B', now(), now() from generate_series(1, 4500) n returning id)
    insert into favorites (user_id, car_id, price, currency, created_at)
    select id, ${car}::uuid, 9000, 'usd', now() from people`.execute(db);
  await become(car, { price: 8000 });
  await later();
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from notifications where told_of = ${`favorite.cheaper ${car} 8000.00`}`.execute(
    db,
  );
  expect(rows[0]?.count).toBe(4500);
});
