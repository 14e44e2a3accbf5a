import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { type ListingInput, makeListing, makeListings } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../tests/support/app.ts";
import { callsWith, livesIn, makeSeller, type Seller } from "./selling.factory.ts";

const { app, db, time } = await testApp();
const { rowOf } = livesIn(db, time);
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(time.now.getTime() + days * dayMs);
const guest = callsWith(app, {});
const lapsed = { status: "expired", expired_reason: "lapsed" } as const;

const listingsOf = (seller: Seller, ...given: Partial<ListingInput>[]) =>
  makeListings(
    db,
    given.map((one) => ({ user_id: seller.id, ...one })),
  );
const renew = (who: Pick<Seller, "post">, ids: unknown) => who.post("/api/my-cars/renew", { ids });
const renewalsOf = async (ids: string[]) => {
  const { rows } = await sql`select 1 from listing_changes where car_id = any (${ids}::uuid[])`.execute(db);
  return rows.length;
};

describe("POST /api/my-cars/renew", () => {
  it("says of each listing, in the order asked, what became of it", async () => {
    const seller = await makeSeller(app, db, { current_plan: "dealer" });
    const ids = await listingsOf(
      seller,
      { ...lapsed },
      { status: "pending" },
      { status: "expired", expired_reason: "withdrawn", changed_while_expired: true },
      { status: "rejected" },
      { status: "active", expires_at: inDays(7) },
      { status: "active", expires_at: inDays(8) },
      { status: "expired", expired_reason: "sold", vehicle_type: "motorcycle" },
    );
    const answer = await renew(seller, ids.toReversed());
    expect(answer.statusCode).toBe(200);
    const outcomes = ["pending", "wrong_state", "active", "wrong_state", "pending", "wrong_state", "active"];
    expect(answer.json().results).toEqual(ids.toReversed().map((id, at) => ({ id, outcome: outcomes[at] })));
    const rows = await Promise.all(ids.map(rowOf));
    expect(rows.map(({ status }) => status)).toEqual([
      ...["active", "pending", "pending", "rejected", "active", "active", "pending"],
    ]);
    expect(rows[0]?.expires_at).toEqual(inDays(60));
    expect(rows[4]?.expires_at).toEqual(inDays(67));
    expect(rows[5]?.expires_at, "it was not touched").toEqual(inDays(8));
    expect(await renewalsOf(ids)).toBe(4);
  });

  it("is not for guests", async () => {
    const seller = await makeSeller(app, db);
    const [id = ""] = await listingsOf(seller, lapsed);
    expect((await renew(guest, [id])).statusCode).toBe(401);
    expect((await rowOf(id)).status).toBe("expired");
  });

  it("renews nothing when one of them is another's, deleted, or not there", async () => {
    const seller = await makeSeller(app, db);
    const [own = "", deleted = ""] = await listingsOf(seller, lapsed, { ...lapsed, deleted_at: time.now });
    const theirs = await makeListing(db, { user_id: (await makeSeller(app, db)).id, ...lapsed });
    for (const other of [theirs, deleted, randomUUID()]) {
      const answer = await renew(seller, [own, other]);
      expect([answer.statusCode, answer.json().code]).toEqual([404, "listing.not_found"]);
    }
    for (const id of [own, theirs]) expect((await rowOf(id)).status).toBe("expired");
  });

  it("gives the last places of the plan to the first named, and goes on with the other kind", async () => {
    const seller = await makeSeller(app, db, { current_plan: "premium" });
    const car = { ...lapsed };
    const motorcycle = { ...lapsed, vehicle_type: "motorcycle" as const };
    const [a, b, c, d, m, n, o] = await listingsOf(
      seller,
      ...[car, car, car, car, motorcycle, motorcycle, motorcycle],
    );
    const { results } = (await renew(seller, [d, c, b, a, m, n, o])).json();
    expect(results).toEqual([
      ...[d, c, b].map((id) => ({ id, outcome: "active" })),
      { id: a, outcome: "limit_reached" },
      ...[m, n].map((id) => ({ id, outcome: "active" })),
      { id: o, outcome: "limit_reached" },
    ]);
    expect((await rowOf(a ?? "")).status).toBe("expired");
    const { adsUsed } = (await seller.get("/api/subscription/status")).json();
    expect(adsUsed).toBe(5);
  });

  it("twice at once renews each listing once", async () => {
    const seller = await makeSeller(app, db, { current_plan: "dealer" });
    const ids = await listingsOf(seller, lapsed, lapsed, { status: "active", expires_at: inDays(3) });
    const answers = await Promise.all([renew(seller, ids), renew(seller, ids.toReversed())]);
    const outcomes = answers.flatMap((answer) =>
      answer.json().results.map(({ outcome }: { outcome: string }) => outcome),
    );
    expect(outcomes.toSorted()).toEqual([
      ...["active", "active", "active"],
      ...["wrong_state", "wrong_state", "wrong_state"],
    ]);
    expect(await renewalsOf(ids)).toBe(3);
    expect((await rowOf(ids[2] ?? "")).expires_at).toEqual(inDays(63));
  });

  it("takes the last place once when two calls want it for different listings", async () => {
    const seller = await makeSeller(app, db);
    const ids = await listingsOf(seller, ...Array.from({ length: 10 }, () => lapsed));
    const answers = await Promise.all(ids.map((id) => renew(seller, [id])));
    const outcomes = answers.map((answer) => answer.json().results[0].outcome);
    expect(outcomes.filter((one) => one === "active")).toHaveLength(1);
    expect(outcomes.filter((one) => one === "limit_reached")).toHaveLength(9);
  });

  it("takes one to sixty, each once, in any letter case", async () => {
    const seller = await makeSeller(app, db);
    const [id = ""] = await listingsOf(seller, lapsed);
    const answer = await renew(seller, [id, id.toUpperCase(), id]);
    expect(answer.json().results).toEqual([{ id, outcome: "active" }]);
    const many = Array.from({ length: 61 }, () => randomUUID());
    for (const wrong of [[], many, ["x"], id, undefined]) {
      const refused = await renew(seller, wrong);
      expect([refused.statusCode, refused.json().code]).toEqual([400, "request.invalid"]);
    }
    expect((await renew(seller, many.slice(1))).statusCode).toBe(404);
  });
});
