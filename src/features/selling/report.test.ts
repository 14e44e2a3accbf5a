import { describe, expect, it } from "vitest";
import { makeListing, makeListings } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../tests/support/app.ts";
import { callsWith, livesIn, makeSeller } from "./selling.factory.ts";

const { app, db, time } = await testApp();
const { liveListing } = livesIn(db, time);
const guest = callsWith(app, {});

describe("POST /api/cars/:id/report", () => {
  const told = { reason: "fraud", text: "Asks for money first" };

  it("takes one report of each person, signed in or a guest by address", async () => {
    const owner = await makeSeller(app, db);
    const id = await liveListing(owner);
    const [reader, reader2] = [await makeSeller(app, db), await makeSeller(app, db)];
    const from = (remoteAddress: string) =>
      app.inject({ method: "POST", url: `/api/cars/${id}/report`, payload: told, remoteAddress });
    const twice = await Promise.all([1, 2].map(() => reader.post(`/api/cars/${id}/report`, told)));
    expect(twice.map((one) => one.statusCode).toSorted()).toEqual([204, 409]);
    expect((await reader2.post(`/api/cars/${id}/report`, { reason: "sold" })).statusCode).toBe(204);
    expect((await from("10.1.1.1")).statusCode).toBe(204);
    expect((await from("10.1.1.1")).json().code).toBe("listing.already_reported");
    expect((await from("10.1.1.2")).statusCode).toBe(204);
    const rows = await db.selectFrom("listing_reports").selectAll().where("car_id", "=", id).execute();
    expect(rows).toHaveLength(4);
    expect(JSON.stringify(rows)).not.toContain("10.1.1");
  });

  it("takes a report that is sent again under its key as one, also at the same moment", async () => {
    const id = await liveListing(await makeSeller(app, db));
    const url = `/api/cars/${id}/report`;
    const reader = await makeSeller(app, db);
    for (const who of [reader, guest]) {
      const key = { "idempotency-key": "report-1" };
      const twice = await Promise.all([1, 2].map(() => who.post(url, told, key)));
      expect(twice.map((one) => one.statusCode)).toEqual([204, 204]);
      expect((await who.post(url, told, key)).statusCode).toBe(204);
      const other = await who.post(url, { reason: "sold" }, key);
      expect([other.statusCode, other.json().code]).toEqual([409, "request.key_reused"]);
      const next = await who.post(url, told, { "idempotency-key": "report-2" });
      expect(next.json().code).toBe("listing.already_reported");
    }
    const rows = await db.selectFrom("listing_reports").selectAll().where("car_id", "=", id).execute();
    expect(rows).toHaveLength(2);
  });

  it("refuses one's own listing, what cannot be seen, no reason, and a flood", async () => {
    const owner = await makeSeller(app, db, { current_plan: "dealer" });
    const id = await liveListing(owner);
    expect((await owner.post(`/api/cars/${id}/report`, told)).json().code).toBe("listing.own");
    const hidden = await makeListing(db, { user_id: owner.id, status: "pending" });
    expect((await guest.post(`/api/cars/${hidden}/report`, told)).statusCode).toBe(404);
    for (const [field, wrong] of [
      ["reason", { reason: "ugly" }],
      ["text", { reason: "other" }],
      ["text", { reason: "other", text: "  " }],
      ["text", { ...told, text: "x".repeat(1001) }],
    ] as const) {
      const answer = await guest.post(`/api/cars/${id}/report`, wrong);
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
    }
    const flooder = await makeSeller(app, db);
    const many = await makeListings(
      db,
      Array.from({ length: 21 }, () => ({ user_id: owner.id })),
    );
    const codes: number[] = [];
    for (const one of many) codes.push((await flooder.post(`/api/cars/${one}/report`, told)).statusCode);
    expect(codes).toEqual([...Array(20).fill(204), 429]);
  });
});
