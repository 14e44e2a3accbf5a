import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { makeListing, makeListings, makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../tests/support/app.ts";
import { makeTalk, makeTalker } from "./conversation.factory.ts";

const test = await testApp();
const { app, db, time } = test;
const later = (minutes = 1) => {
  time.now = new Date(time.now.getTime() + minutes * 60_000);
};
// Brings the plan that has room for everything.
beforeAll(() => makeUser(db));

const talk = () => makeTalk(app, db);
const talker = (given = {}) => makeTalker(app, db, given);

describe("who may write", () => {
  it("is not whoever is suspended, nor to whoever is", async () => {
    const { buyer, seller, id } = await talk();
    await db.updateTable("users").set({ user_status: "suspended" }).where("id", "=", seller.id).execute();
    const closed = await buyer.write(id, "Hello");
    expect([closed.statusCode, closed.json().code]).toEqual([409, "conversation.closed"]);
    expect((await buyer.list()).data[0].state).toBe("closed");
    expect((await seller.write(id, "Hello")).statusCode).toBe(401);
  });

  it("is not whoever is suspended while the call is under way", async () => {
    const { buyer, id } = await talk();
    const { sent } = await db.transaction().execute(async (tx) => {
      await sql`select from conversations where id = ${id}::uuid for update`.execute(tx);
      const under = buyer.write(id, "Hello");
      // It has come in as a user in good standing, and waits for the conversation.
      await expect.poll(waiting).toBe(1);
      await db.updateTable("users").set({ user_status: "suspended" }).where("id", "=", buyer.id).execute();
      return { sent: under };
    });
    const answer = await sent;
    expect([answer.statusCode, answer.json().code]).toEqual([403, "auth.suspended"]);
  });

  it("has confirmed the mail address, where the market asks for that", async () => {
    const seller = await talker();
    const buyer = await talker({ is_email_verified: false });
    const carId = await makeListing(db, { user_id: seller.id });
    const refused = await buyer.begin(carId);
    expect([refused.statusCode, refused.json().code]).toEqual([403, "conversation.unverified"]);
    expect((await seller.list()).data).toEqual([]);
  });

  it("is not blocked, nor has blocked; both can go on once that is taken back", async () => {
    const { buyer, seller, carId, id } = await talk();
    const second = await makeListing(db, { user_id: seller.id });
    expect((await seller.block(id)).statusCode).toBe(204);
    expect((await seller.block(id)).statusCode).toBe(204);
    // Anyone who is blocked is not told so.
    for (const answer of [
      await buyer.write(id, "Why?"),
      await buyer.begin(carId, "Why?"),
      await buyer.begin(second, "And this one?"),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([409, "conversation.closed"]);
    }
    const own = await seller.write(id, "Because");
    expect([own.statusCode, own.json().code]).toEqual([403, "conversation.blocked"]);
    expect((await seller.list()).data[0].state).toBe("blocked");
    expect((await buyer.list()).data.map(({ state }: { state: string }) => state)).toEqual(["closed"]);
    // The one who is blocked cannot take that back.
    await buyer.block(id, "DELETE");
    expect((await buyer.write(id, "Now?")).statusCode).toBe(409);
    expect((await seller.block(id, "DELETE")).statusCode).toBe(204);
    expect((await buyer.write(id, "Thank you")).statusCode).toBe(201);
  });

  it("is not who is blocked while the call is under way", async () => {
    const { buyer, seller, id } = await talk();
    const { blocked, sent } = await db.transaction().execute(async (tx) => {
      await sql`select from conversations where id = ${id}::uuid for update`.execute(tx);
      const first = seller.block(id);
      await expect.poll(waiting).toBe(1);
      const second = buyer.write(id, "Hello");
      await expect.poll(waiting).toBe(2);
      return { blocked: first, sent: second };
    });
    expect((await blocked).statusCode).toBe(204);
    expect((await sent).statusCode).toBe(409);
    expect((await seller.messages(id)).data).toHaveLength(1);
  });

  it("gets the same answer to the same message, also when blocked meanwhile", async () => {
    const { buyer, seller, id } = await talk();
    const key = randomUUID();
    const first = await buyer.write(id, "Hello", key);
    await seller.block(id);
    expect((await buyer.write(id, "Hello", key)).json()).toEqual(first.json());
  });

  it("writes no faster than anybody types, and begins no hundred conversations a day", async () => {
    const { buyer, id } = await talk();
    time.now = new Date((Math.floor(time.now.getTime() / 60_000) + 1) * 60_000);
    const statuses: number[] = [];
    for (let at = 0; at < 42; at++) statuses.push((await buyer.write(id, `Text ${at}`)).statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(40);
    const refused = await buyer.write(id, "More");
    expect([refused.statusCode, Number(refused.headers["retry-after"]) <= 60]).toEqual([429, true]);
    later();
    expect((await buyer.write(id, "Later")).statusCode).toBe(201);

    const eager = await talker();
    const seller = await talker();
    const cars = await makeListings(
      db,
      Array.from({ length: 31 }, () => ({ user_id: seller.id })),
    );
    const begun: number[] = [];
    for (const car of cars) {
      begun.push((await eager.begin(car)).statusCode);
      if (begun.length % 10 === 0) later();
    }
    expect(begun.filter((status) => status === 201)).toHaveLength(30);
    expect(begun.at(-1)).toBe(429);
    expect((await eager.begin(cars[0] ?? "", "This one is begun already")).statusCode).toBe(201);
  });
});

/** How many calls wait for the row of a conversation. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%conversations%'`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}
