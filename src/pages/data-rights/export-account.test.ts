import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeListing, makeListings, makeUser } from "#features/listings/listing.factory.ts";
import { plansIn } from "#features/plans/plan.factory.ts";
import { testApp } from "../../../tests/support/app.ts";
import { signIn } from "../../../tests/support/sign-in.ts";
import { exportAccount } from "./export-account.ts";
import { exported } from "./export-columns.ts";
import { leftOut } from "./export-left-out.ts";

const { app, db, time } = await testApp();
const secrets = {
  password: "$argon2id$v=19$secret-hash",
  password_reset_token: "a".repeat(64),
  email_verification_token: "b".repeat(64),
};

const { buyPlan, buyAddOn } = plansIn(db, time);
async function buyer() {
  const id = await makeUser(db, { current_plan: "free" });
  const buy = async () => {
    const { orderItemId } = await buyPlan(id, "premium");
    await buyAddOn(id, "verification_badge", { days: null });
    const item = db.selectFrom("order_items").select("order_id").where("id", "=", orderItemId);
    return { orderId: (await item.executeTakeFirstOrThrow()).order_id };
  };
  return { id, headers: await signIn(db, id), buy };
}

async function whole(userId: string) {
  let text = "";
  for await (const part of exportAccount(db, userId, time.now)) text += part;
  return { text, document: JSON.parse(text) };
}

describe("the export of an account", () => {
  it("holds everything about the user, nothing secret, and nothing of anyone else", async () => {
    const mine = await makeUser(db, { ...secrets, first_name: 'كريم "K"\n', phone: "+96170123456" });
    const other = await makeUser(db, { email: "someone.else@example.com", first_name: "Somebody" });
    const car = await makeListing(db, { user_id: mine, price: 12_345.67, description: "Mine" });
    const theirs = await makeListing(db, { user_id: other, description: "Theirs" });
    await db.deleteFrom("price_history").where("car_id", "in", [car, theirs]).execute();
    for (const car_id of [car, theirs]) {
      const price = {
        car_id,
        price: car_id === car ? 13_000 : 7_777,
        currency: "usd" as const,
        price_usd: 1,
      };
      await db.insertInto("price_history").values(price).execute();
    }
    await db
      .insertInto("sales")
      .values(
        [car, theirs].map((car_id) => ({
          ...{
            car_id,
            vehicle_type: "car" as const,
            brand: "kia",
            model: "rio",
            year: 2018,
            sold_at: time.now,
          },
          ...{ days_on_sale: 9, price: car_id === car ? 12_001 : 7_777, currency: "usd" as const },
        })),
      )
      .execute();
    const picture = { width: 9, height: 9, thumbhash: "t", widths: [9], bytes: 10 };
    await db
      .insertInto("uploads")
      .values([mine, other].map((user_id) => ({ ...picture, user_id, source_hash: randomUUID() })))
      .execute();
    const seen = { event: "view" as const, visitor_hash: "hash-of-my-address", hour: time.now };
    await db
      .insertInto("listing_analytics")
      .values([
        { ...seen, car_id: theirs, user_id: mine },
        { ...seen, car_id: car, user_id: other },
      ])
      .execute();
    await db
      .insertInto("known_devices")
      .values({ user_id: mine, device: "c".repeat(64) })
      .execute();
    const headers = await signIn(db, mine);
    const answer = await app.inject({ url: "/api/auth/export", headers });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="mishwar-account-2026-11-15.json"',
      "cache-control": "no-store",
    });
    const document = answer.json();
    expect(document).toMatchObject({
      exportedAt: "2026-11-15T10:00:00.000Z",
      profile: { id: mine, firstName: 'كريم "K"\n', phone: "+96170123456" },
      sessions: [{ id: expect.any(String) }],
      knownDevices: [{ lastSeenAt: expect.any(String) }],
      codesForPhone: [],
      listings: [
        {
          id: car,
          price: 12_345.67,
          description: "Mine",
          priceHistory: [{ price: 13_000 }],
          sale: { price: 12_001 },
        },
      ],
      pictures: [{ url: expect.stringMatching(/^\/media\/[0-9a-f-]{36}\/9\.webp$/) }],
      activity: [{ carId: theirs, event: "view" }],
    });
    const sid = await db.selectFrom("sessions").select("sid").where("user_id", "=", mine).executeTakeFirst();
    for (const hidden of [...Object.values(secrets), sid?.sid, "c".repeat(64), "hash-of-my-address"]) {
      expect(answer.body).not.toContain(hidden);
    }
    for (const foreign of [other, "someone.else", "Somebody", "Theirs", '"price":7777,']) {
      expect(answer.body).not.toContain(foreign);
    }
  });

  it("tells what was ordered, paid and bought, without what administrators note and where papers lie", async () => {
    const { id, headers, buy } = await buyer();
    const paid = await buy();
    await db
      .insertInto("payments")
      .values({
        order_id: paid.orderId,
        user_id: id,
        amount: "5.00",
        transaction_id: "OMT-1",
        receipt_image: "receipts/secret-key.jpg",
        notes: "looks odd to me",
      })
      .execute();
    const verification = db.updateTable("verifications").set({ document_key: "verifications/secret/a.pdf" });
    await verification.where("user_id", "=", id).execute();
    const stranger = await buyer();
    await stranger.buy();
    const answer = await app.inject({ url: "/api/auth/export", headers });
    expect(answer.json()).toMatchObject({
      orders: [
        { amount: 5, paidBy: "manual", items: [{ amount: 5, title: "x" }] },
        { items: [{ amount: 3 }] },
      ],
      payments: [{ amount: 5, transactionId: "OMT-1", status: "pending" }],
      subscriptions: [{ amount: 5, isActive: true }],
      addOns: [{ amount: 3 }],
      verifications: [{ grantedAt: null }],
      campaigns: [],
      notifications: [],
      subscriptionReminders: [],
    });
    for (const hidden of ["secret", "looks odd"]) expect(answer.body).not.toContain(hidden);
  });

  it("decides about every column of its tables", async () => {
    for (const table of Object.keys(exported) as (keyof typeof exported)[]) {
      const { rows } = await sql<{ name: string }>`
        select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = ${table}`.execute(db);
      const decided = [...exported[table], ...leftOut[table]];
      expect(decided.toSorted(), table).toEqual(rows.map(({ name }) => name).sort());
    }
  });

  it("tells of every table that refers to a user", async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass`.execute(db);
    expect(Object.keys(exported)).toEqual(expect.arrayContaining(rows.map(({ name }) => name)));
  });

  it("leaves nothing out when there is much, and holds little of it at once", async () => {
    const id = await makeUser(db);
    await makeListings(
      db,
      Array.from({ length: 250 }, (_, i) => ({
        user_id: id,
        title: `Listing ${i}`,
        description: "x".repeat(2_000),
      })),
    );
    const { document, text } = await whole(id);
    expect(new Set(document.listings.map((one: { title: string }) => one.title)).size).toBe(250);
    let largest = 0;
    for await (const part of exportAccount(db, id, time.now)) largest = Math.max(largest, part.length);
    expect(largest).toBeLessThan(text.length / 2);
  });

  it("is for the user alone, five times an hour", async () => {
    expect((await app.inject("/api/auth/export")).statusCode).toBe(401);
    const headers = await signIn(db, await makeUser(db));
    for (let i = 0; i < 5; i++) {
      expect((await app.inject({ url: "/api/auth/export", headers })).statusCode).toBe(200);
    }
    const refused = await app.inject({ url: "/api/auth/export", headers });
    expect([refused.statusCode, refused.json().code]).toEqual([429, "request.too_many"]);
  });
});
