import { describe, expect, it } from "vitest";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";

const { app, db } = await testApp();
const owner = await makeUser(db);
const other = await makeUser(db);
const rejected = await makeListing(db, {
  user_id: owner,
  status: "rejected",
  rejection_reason: "The photos are blurred.",
});
const active = await makeListing(db, { user_id: owner, vehicle_type: "motorcycle", brand: "yamaha" });
const foreign = await makeListing(db, { user_id: other, status: "pending" });

const ask = async (query: string, headers: Record<string, string> = {}) => {
  const answer = await app.inject({ url: `/api/my-cars${query}`, headers });
  return { status: answer.statusCode, body: answer.json() };
};
const idsOf = ({ body }: { body: { data: { id: string }[] } }) => body.data.map(({ id }) => id).sort();

describe("GET /api/my-cars", () => {
  it("is not for guests, nor with the cookie of a session that never was", async () => {
    expect((await ask("")).status).toBe(401);
    expect((await ask("", { cookie: "session=invented" })).status).toBe(401);
  });

  it("gives each user the own listings, whatever another id in the address says", async () => {
    const mine = await ask(`?userId=${other}`, await signIn(db, owner));
    expect(idsOf(mine)).toEqual([rejected, active].sort());
    expect(mine.body).toMatchObject({ total: 2, page: 1, totalPages: 1 });
    expect(idsOf(await ask("", await signIn(db, other)))).toEqual([foreign]);
  });

  it("tells the owner the reason, and nothing that belongs in no answer", async () => {
    const { body } = await ask("?status=rejected", await signIn(db, owner));
    expect(body.data).toMatchObject([{ id: rejected, rejectionReason: "The photos are blurred." }]);
    expect(body.data[0]).not.toHaveProperty("search_text");
  });

  it("narrows by kind and state, and refuses what is neither", async () => {
    const headers = await signIn(db, owner);
    expect(idsOf(await ask("?vehicleType=motorcycle", headers))).toEqual([active]);
    expect(idsOf(await ask("?vehicleType=motorcycle&status=expired", headers))).toEqual([]);
    const needed = await ask("?attention=true", headers);
    expect([idsOf(needed), needed.body.total]).toEqual([[rejected], 1]);
    expect(needed.body.counts.motorcycle.active).toBe(1);
    for (const query of [
      "?attention=maybe",
      "?status=deleted",
      "?vehicleType=boat",
      "?limit=61",
      "?limit=0",
      "?page=0",
    ]) {
      expect((await ask(query, headers)).status).toBe(400);
    }
  });

  it("goes with the session: a suspended user is asked to sign in", async () => {
    const headers = await signIn(db, other);
    await db.updateTable("users").set({ user_status: "suspended" }).where("id", "=", other).execute();
    expect((await ask("", headers)).status).toBe(401);
  });
});
