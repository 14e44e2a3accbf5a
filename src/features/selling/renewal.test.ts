import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../tests/support/app.ts";
import { callsWith, livesIn, makeSeller } from "./selling.factory.ts";

const { app, db, time } = await testApp();
const start = time.now;
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(time.now.getTime() + days * dayMs);
const guest = callsWith(app, {});
const { rowOf, approve, liveListing } = livesIn(db, time);

describe("renewal", () => {
  it("puts a lapsed one up for a whole period and to the front, a withdrawn one for what was left", async () => {
    const seller = await makeSeller(app, db, { current_plan: "premium" });
    const [lapsed, withdrawn] = [await liveListing(seller), await liveListing(seller)];
    const end = (await rowOf(withdrawn)).expires_at;
    await seller.post(`/api/cars/${withdrawn}/withdraw`);
    await sql`update cars set status = 'expired', expired_reason = 'lapsed' where id = ${lapsed}::uuid`.execute(
      db,
    );
    time.now = inDays(1);
    for (const [id, until] of [
      [lapsed, inDays(60)],
      [withdrawn, end],
    ] as const) {
      const { own } = (await seller.post(`/api/cars/${id}/renew`)).json();
      expect([own.status, own.expiresAt]).toEqual(["active", until?.toISOString()]);
    }
    expect((await rowOf(lapsed)).refreshed_at).toEqual(time.now);
    expect((await rowOf(withdrawn)).refreshed_at).toEqual(start);
    time.now = start;
  });

  it.each(["withdrawn", "plan_ended"] as const)(
    "of a %s one gains no day, however often and at once, through a review too",
    async (expired_reason) => {
      const seller = await makeSeller(app, db, { current_plan: "premium" });
      const id = await liveListing(seller);
      const end = (await rowOf(id)).expires_at;
      const ends = () =>
        db.updateTable("cars").set({ status: "expired", expired_reason }).where("id", "=", id);
      time.now = inDays(19);
      for (const many of [1, 3]) {
        await ends().execute();
        const one = () => seller.post(`/api/cars/${id}/renew`);
        const more = () => seller.post("/api/my-cars/renew", { ids: [id] });
        await Promise.all(Array.from({ length: many }, (_, at) => (at === 1 ? more() : one())));
        expect(await rowOf(id)).toMatchObject({ status: "active", expires_at: end });
      }
      await ends().execute();
      await seller.patch(`/api/cars/${id}`, { title: "Something else entirely" });
      expect((await seller.post(`/api/cars/${id}/renew`)).json().status).toBe("pending");
      await approve(id);
      expect((await rowOf(id)).expires_at).toEqual(end);
      await ends()
        .set({ expires_at: inDays(-1) })
        .execute();
      await seller.post(`/api/cars/${id}/renew`);
      expect((await rowOf(id)).expires_at, "as one that has run out").toEqual(inDays(60));
      time.now = start;
    },
  );

  it("prolongs a live listing in its last week, and not before", async () => {
    const seller = await makeSeller(app, db);
    const id = await liveListing(seller);
    expect((await seller.post(`/api/cars/${id}/renew`)).statusCode).toBe(409);
    time.now = inDays(54);
    expect((await seller.get(`/api/cars/${id}`)).json().own.actions).toContain("renew");
    const { own } = (await seller.post(`/api/cars/${id}/renew`)).json();
    time.now = start;
    expect(own.expiresAt).toBe(inDays(120).toISOString());
  });

  it("goes through a review where something was changed meanwhile, and not for the price", async () => {
    const seller = await makeSeller(app, db, { current_plan: "premium" });
    const [free, changed] = [await liveListing(seller), await liveListing(seller)];
    for (const id of [free, changed]) await seller.post(`/api/cars/${id}/withdraw`);
    await seller.patch(`/api/cars/${free}`, { price: 12_000 });
    const edited = await seller.patch(`/api/cars/${changed}`, { title: "Something else entirely" });
    expect(edited.json().status).toBe("expired");
    expect((await seller.post(`/api/cars/${free}/renew`)).json().status).toBe("active");
    expect((await seller.post(`/api/cars/${changed}/renew`)).json().status).toBe("pending");
    await approve(changed);
    await seller.post(`/api/cars/${changed}/withdraw`);
    expect((await seller.post(`/api/cars/${changed}/renew`)).json().status).toBe("active");
  });

  it("goes through a review while it is flagged, also for its price alone, one by one and several at once", async () => {
    // Of a new account so many at once are odd by themselves.
    const seller = await makeSeller(app, db, { current_plan: "dealer", created_at: inDays(-60) });
    const model = { brand: "kia", model: "sorento", year: 2020, price: 20_000 };
    for (let others = 0; others < 5; others++) await liveListing(seller, model);
    const [cheap, cheapToo, mended] = [
      await liveListing(seller, model),
      await liveListing(seller, model),
      await liveListing(seller, model),
    ];
    for (const id of [cheap, cheapToo, mended]) {
      await seller.post(`/api/cars/${id}/withdraw`);
      await seller.patch(`/api/cars/${id}`, { price: 5_000 });
    }
    await seller.patch(`/api/cars/${mended}`, { price: 19_000 });
    expect((await seller.post(`/api/cars/${cheap}/renew`)).json().status).toBe("pending");
    expect((await guest.get(`/api/cars/${cheap}`)).statusCode).toBe(404);
    const answer = await seller.post("/api/my-cars/renew", { ids: [cheapToo, mended] });
    expect(answer.json().results).toEqual([
      { id: cheapToo, outcome: "pending" },
      { id: mended, outcome: "active" },
    ]);
  });

  it("of a sold one is a new listing's, and right after the sale its undoing", async () => {
    const seller = await makeSeller(app, db);
    const id = await liveListing(seller);
    const { expires_at } = await rowOf(id);
    time.now = inDays(19);
    await seller.post(`/api/cars/${id}/sold`);
    time.now = new Date(time.now.getTime() + 10_000);
    const undone = await seller.post(`/api/cars/${id}/renew`);
    expect(undone.json().own, "the days that were left").toMatchObject({
      status: "active",
      expiresAt: expires_at?.toISOString(),
    });
    await seller.post(`/api/cars/${id}/sold`);
    time.now = new Date(time.now.getTime() + 60_000);
    expect((await seller.post(`/api/cars/${id}/renew`)).json().own).toMatchObject({
      status: "pending",
      expiresAt: null,
    });
    await approve(id);
    await seller.post(`/api/cars/${id}/sold`);
    await seller.patch(`/api/cars/${id}`, { price: 9_000 });
    const changed = await seller.post(`/api/cars/${id}/renew`);
    expect(changed.json().own.status, "a change of price opens no way around").toBe("pending");
    await approve(id);
    await seller.post(`/api/cars/${id}/sold`);
    time.now = new Date(time.now.getTime() + 60_000);
    const setting = db.updateTable("app_settings").where("key", "=", "auto_approve_listings");
    await setting.set({ value: "true" }).execute();
    const { own } = (await seller.post(`/api/cars/${id}/renew`)).json();
    await setting.set({ value: "false" }).execute();
    expect([own.status, own.expiresAt]).toEqual(["active", inDays(60).toISOString()]);
    time.now = start;
  });

  it("takes a place of the plan", async () => {
    const seller = await makeSeller(app, db);
    const id = await liveListing(seller);
    await seller.post(`/api/cars/${id}/sold`);
    await liveListing(seller);
    const answer = await seller.post(`/api/cars/${id}/renew`);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      403,
      { code: "listing.limit_reached", type: "car_listings", used: 1, max: 1 },
    ]);
    expect((await rowOf(id)).status).toBe("expired");
  });
});
