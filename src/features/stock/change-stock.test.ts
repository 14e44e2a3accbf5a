import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAdministrator } from "#features/administrators/admin.factory.ts";
import { makeWarning } from "#features/selling/appeals/appeals.factory.ts";
import { callsWith, livesIn, makeSeller, type Seller } from "#features/selling/selling.factory.ts";
import { secondProcess, testApp } from "../../../tests/support/app.ts";
import { makeLive } from "./stock.factory.ts";
import { changeStock } from "./verbs/change-stock.ts";
import { undoStock } from "./verbs/undo-stock.ts";

const test = await testApp();
const { app, db, time } = test;
const beside = await secondProcess(test);
const { rowOf, liveListing } = livesIn(db, time);
const minutes = (n: number) => {
  time.now = new Date(time.now.getTime() + n * 60_000);
};

const dealer = () => makeSeller(app, db, { current_plan: "dealer-60" });
const live = (who: Seller, given: object = {}) => makeLive(db, who.id, { now: time.now, ...given });
const threePercent = { price: { percent: 3, roundTo: 50 } };
const change = async (who: Pick<Seller, "patch">, body: object) => {
  const answer = await who.patch("/api/stock", body);
  return { status: answer.statusCode, ...answer.json() };
};
const undo = async (who: Seller, changeId: string) => {
  const answer = await who.post(`/api/stock/undo/${changeId}`);
  return { status: answer.statusCode, ...answer.json() };
};
const outcomes = ({ rows }: { rows: { outcome: string }[] }) => rows.map(({ outcome }) => outcome);
const priceOf = async (id: string) => Number((await rowOf(id)).price);

describe("a change of several prices", () => {
  it("is shown before, is what was shown, stands in the history, and is taken back once", async () => {
    const seller = await dealer();
    const ids = [await liveListing(seller, { price: 14_800 }), await live(seller, { price: 9000 })];
    const asked = { ids, change: threePercent };
    const shown = await change(seller, { ...asked, preview: true });
    expect(shown).toMatchObject({ changeId: null, counts: { changed: 2, failed: 0 }, undoUntil: null });
    expect(shown.rows[0]).toMatchObject({
      id: ids[0],
      before: { price: 14_800, currency: "usd" },
      after: { price: 15_250, currency: "usd" },
    });
    expect(await priceOf(ids[0] ?? "")).toBe(14_800);

    const done = await change(seller, asked);
    expect(done.rows).toEqual(shown.rows);
    expect(done).toMatchObject({ counts: { changed: 2, waits: 0, unchanged: 0, failed: 0 }, left: [] });
    expect(await Promise.all(ids.map(priceOf))).toEqual([15_250, 9250]);
    expect((await seller.get(`/api/cars/${ids[0]}`)).json().priceHistory.at(-1).price).toBe(15_250);
    expect((await seller.get("/api/stock")).json().undoable).toMatchObject({
      changeId: done.changeId,
      change: threePercent,
      count: 2,
      until: done.undoUntil,
    });

    expect(await undo(seller, done.changeId)).toMatchObject({ status: 200, counts: { changed: 2 }, left: 0 });
    expect(await Promise.all(ids.map(priceOf))).toEqual([14_800, 9000]);
    expect(await undo(seller, done.changeId)).toMatchObject({ status: 409, code: "stock.undo_over" });
    expect((await seller.get("/api/stock")).json().undoable).toBeNull();
    const back = (await seller.get(`/api/cars/${ids[0]}`)).json();
    expect(back.previousPrice, "a raise that was taken back is no cut").toBeNull();
  });

  it("takes all that a filter finds, in whatever currency, and leaves the rest", async () => {
    const seller = await dealer();
    const old = await live(seller, { price: 1_000_000_000, currency: "lbp", created_at: new Date(0) });
    const fresh = await live(seller, { price: 9000 });
    const done = await change(seller, { filter: { days: 30 }, change: { price: { percent: -10 } } });
    expect([outcomes(done), await priceOf(old), await priceOf(fresh)]).toEqual([
      ["changed"],
      900_000_000,
      9000,
    ]);
  });

  it("says of each why it is not changed, and changes the others", async () => {
    const seller = await dealer();
    const ids = [
      await live(seller, { price: 9000, currency: "eur" }),
      await live(seller, { price: 400 }),
      await live(seller, { status: "expired", expired_reason: "sold" }),
      await live(seller, { status: "rejected" }),
      await live(seller, { status: "pending", price: 9000 }),
      await live(seller, { price: 9000, deleted_at: time.now }),
      await live(seller, { price: 9000 }),
    ];
    const asked = { ids, change: { price: { amount: -500, currency: "usd" } } };
    const expected = [
      "other_currency",
      "too_low",
      "wrong_state",
      "wrong_state",
      "changed",
      "gone",
      "changed",
    ];
    expect(outcomes(await change(seller, { ...asked, preview: true }))).toEqual(expected);
    const done = await change(seller, asked);
    expect([outcomes(done), done.counts]).toEqual([
      expected,
      { changed: 2, waits: 0, unchanged: 0, failed: 5 },
    ]);
  });

  it("waits for a review where the price alone would, is shown so before, and can be taken back", async () => {
    const [seller, others] = [await dealer(), await dealer()];
    const model = { brand: "kia", model: "carnival", year: 2020, price: 20_000 };
    for (let n = 0; n < 6; n++) await live(others, model);
    const id = await live(seller, model);
    const asked = { ids: [id], change: { price: { percent: -60 } } };
    expect(outcomes(await change(seller, { ...asked, preview: true }))).toEqual(["waits"]);
    const done = await change(seller, asked);
    expect([outcomes(done), await priceOf(id)]).toEqual([["waits"], 20_000]);
    const { own } = (await seller.get(`/api/cars/${id}`)).json();
    expect(own.changes).toMatchObject({ fields: ["price"], values: { price: 8000 } });
    expect(outcomes(await undo(seller, done.changeId))).toEqual(["changed"]);
    expect((await seller.get(`/api/cars/${id}`)).json().own.changes).toBeNull();
  });

  it("a price for show waits too", async () => {
    const seller = await dealer();
    const id = await live(seller, { brand: "lada", model: "niva" });
    const asked = { ids: [id], change: { price: { set: 1, currency: "usd" } } };
    expect(outcomes(await change(seller, { ...asked, preview: true }))).toEqual(["waits"]);
    expect(outcomes(await change(seller, asked))).toEqual(["waits"]);
  });

  it("does not touch a price that is no longer the one that was seen", async () => {
    const seller = await dealer();
    const [id, same] = [await live(seller, { price: 9000 }), await live(seller, { price: 8000 })];
    await seller.patch(`/api/cars/${id}`, { price: 9500 });
    const done = await change(seller, {
      ids: [id, same],
      change: threePercent,
      seen: { [id]: 9000, [same]: 8000 },
    });
    expect([outcomes(done), await priceOf(id)]).toEqual([["changed_meanwhile", "changed"], 9500]);
  });
});

describe("the same change again", () => {
  it("does nothing twice, also at once through two processes", async () => {
    const seller = await dealer();
    const ids = await Promise.all([9000, 8000, 7000].map((price) => live(seller, { price })));
    const body = { ids, change: { price: { percent: 10 } }, changeId: randomUUID() };
    const there = callsWith(beside, seller.headers);
    const both = await Promise.all([change(seller, body), change(there, body), change(seller, body)]);
    for (const one of both) expect(one).toMatchObject({ status: 200, counts: { changed: 3 } });
    expect(await Promise.all(ids.map(priceOf))).toEqual([9900, 8800, 7700]);
  });

  it("is refused where its id is of another change or of another seller", async () => {
    const [seller, other] = [await dealer(), await dealer()];
    const [id, foreign] = [await live(seller), await live(other)];
    const changeId = randomUUID();
    await change(seller, { ids: [id], change: threePercent, changeId });
    const reused = { status: 409, code: "request.key_reused" };
    expect(await change(seller, { ids: [id], change: { withdraw: true }, changeId })).toMatchObject(reused);
    expect(await change(other, { ids: [foreign], change: threePercent, changeId })).toMatchObject(reused);
  });

  it("goes on where the time of a call did not suffice, and so does taking it back", async () => {
    const seller = await dealer();
    const ids = await Promise.all(Array.from({ length: 25 }, () => live(seller, { price: 9000 })));
    const wanted = {
      userId: seller.id,
      changeId: randomUUID(),
      change: threePercent,
      seen: {},
      forMs: 0,
    } as const;
    const clock = () => time.now;
    const first = await changeStock(db, { ...wanted, ids }, clock);
    expect([first.rows.length, first.left]).toEqual([20, ids.slice(20)]);
    const second = await changeStock(db, { ...wanted, ids: first.left }, clock);
    expect([second.rows.length, second.left]).toEqual([5, []]);
    const back = await undoStock(db, { ...wanted }, clock);
    expect([back.rows.length, back.left]).toEqual([20, 5]);
    expect(await undoStock(db, { ...wanted }, clock)).toMatchObject({ left: 0 });
    expect(new Set(await Promise.all(ids.map(priceOf)))).toEqual(new Set([9000]));
  });
});

describe("a change of all", () => {
  it("goes from one currency to another by the rates of the settings, and back", async () => {
    const seller = await dealer();
    const id = await live(seller, { price: 10_000 });
    const asked = { ids: [id], change: { currency: { to: "lbp", roundTo: 1_000_000 } } };
    const done = await change(seller, asked);
    const row = await rowOf(id);
    expect([row.currency, Number(row.price) % 1_000_000]).toEqual(["lbp", 0]);
    expect(Math.abs(Number(row.price_usd) - 10_000)).toBeLessThan(20);
    expect(outcomes(await change(seller, asked))).toEqual(["unchanged"]);
    await undo(seller, done.changeId);
    expect([(await rowOf(id)).currency, await priceOf(id)]).toEqual(["usd", 10_000]);
  });

  it("of its place waits for a review of what is on sale", async () => {
    const seller = await dealer();
    const ids = [await live(seller), await live(seller, { city: "tripoli" })];
    const asked = { ids, change: { city: "tripoli" } };
    expect(outcomes(await change(seller, { ...asked, preview: true }))).toEqual(["waits", "unchanged"]);
    const done = await change(seller, asked);
    expect([outcomes(done), (await rowOf(ids[0] ?? "")).city]).toEqual([["waits", "unchanged"], "beirut"]);
    expect(outcomes(await undo(seller, done.changeId))).toEqual(["changed"]);
    expect((await seller.get(`/api/cars/${ids[0]}`)).json().own.changes).toBeNull();
  });

  it("withdraws what is live, and brings it back with the days that it had left", async () => {
    const seller = await dealer();
    const ids = [await live(seller), await live(seller, { status: "pending", waiting_since: time.now })];
    const { expires_at } = await rowOf(ids[0] ?? "");
    const asked = { ids, change: { withdraw: true } };
    expect(outcomes(await change(seller, { ...asked, preview: true }))).toEqual(["changed", "wrong_state"]);
    const done = await change(seller, asked);
    expect(outcomes(done)).toEqual(["changed", "wrong_state"]);
    expect(outcomes(await change(seller, asked))).toEqual(["unchanged", "wrong_state"]);
    minutes(5);
    expect(outcomes(await undo(seller, done.changeId))).toEqual(["changed"]);
    expect(await rowOf(ids[0] ?? "")).toMatchObject({ status: "active", expires_at });
  });

  it("renews what can be, as far as the plan has places, never a sold one; that is not taken back", async () => {
    const seller = await makeSeller(app, db, { current_plan: "premium" });
    const lapsed = { status: "expired", expired_reason: "lapsed", expires_at: time.now };
    const ids = [
      await live(seller, lapsed),
      await live(seller, { ...lapsed, changed_while_expired: true }),
      await live(seller, { ...lapsed, expired_reason: "sold" }),
      await live(seller),
      await live(seller, lapsed),
    ];
    const asked = { ids, change: { renew: true } };
    const expected = ["changed", "waits", "wrong_state", "wrong_state", "limit_reached"];
    expect(outcomes(await change(seller, { ...asked, preview: true }))).toEqual(expected);
    const done = await change(seller, asked);
    expect([outcomes(done), done.undoUntil]).toEqual([expected, null]);
    expect(await undo(seller, done.changeId)).toMatchObject({ status: 409, code: "stock.undo_over" });
  });
});

describe("of a seller with warnings in force, where the settings approve", () => {
  const setting = db.updateTable("app_settings").where("key", "=", "auto_approve_listings");
  beforeAll(() => setting.set({ value: "true" }).execute());
  afterAll(() => setting.set({ value: "false" }).execute());
  const lapsed = { status: "expired", expired_reason: "lapsed" };
  async function warned(count: number) {
    const seller = await dealer();
    const { id: by } = await makeAdministrator(db, "content_admin");
    for (let n = 1; n <= count; n++) {
      const at = new Date(time.now.getTime() - n * 86_400_000);
      await makeWarning(db, { userId: seller.id, by, at });
    }
    return seller;
  }

  it.each([
    [1, "changed", "changed"],
    [2, "waits", "waits"],
    [3, "warned", "waits"],
  ] as const)(
    "what is renewed with %i is %s, what is moved to another city %s, as it was shown before",
    async (count, ofRenewal, ofCity) => {
      const seller = await warned(count);
      const renewal = { ids: [await live(seller, lapsed)], change: { renew: true } };
      const move = { ids: [await live(seller, { city: "beirut" })], change: { city: "tyre" } };
      for (const [asked, expected] of [
        [renewal, ofRenewal],
        [move, ofCity],
      ] as const) {
        expect(outcomes(await change(seller, { ...asked, preview: true }))).toEqual([expected]);
        expect(outcomes(await change(seller, asked))).toEqual([expected]);
      }
    },
  );

  it("what was withdrawn does not come back by undoing it, with three", async () => {
    const seller = await warned(3);
    const ids = [await live(seller)];
    const { changeId } = await change(seller, { ids, change: { withdraw: true } });
    expect(outcomes(await undo(seller, changeId))).toEqual(["warned"]);
  });
});

describe("taking a change back", () => {
  it("is its seller's alone, and over after an hour", async () => {
    const [seller, other] = [await dealer(), await dealer()];
    const id = await live(seller, { price: 9000 });
    const { changeId } = await change(seller, { ids: [id], change: threePercent });
    expect(await undo(other, changeId)).toMatchObject({ status: 404, code: "stock.change_not_found" });
    expect(await undo(seller, randomUUID())).toMatchObject({ status: 404, code: "stock.change_not_found" });
    minutes(61);
    expect(await undo(seller, changeId)).toMatchObject({ status: 409, code: "stock.undo_over" });
    expect((await seller.get("/api/stock")).json().undoable).toBeNull();
    expect(await priceOf(id)).toBe(9250);
  });

  it("leaves what was changed again, sold, deleted or renewed meanwhile", async () => {
    const seller = await dealer();
    const ids = await Promise.all([1, 2, 3, 4].map(() => live(seller, { price: 9000 })));
    const [again = "", sold = "", gone = "", left = ""] = ids;
    const { changeId } = await change(seller, { ids, change: threePercent });
    await seller.patch(`/api/cars/${again}`, { price: 8800 });
    await seller.post(`/api/cars/${sold}/sold`);
    await seller.remove(`/api/cars/${gone}`);
    const done = await undo(seller, changeId);
    const byId = Object.fromEntries(
      done.rows.map(({ id, outcome }: { id: string; outcome: string }) => [id, outcome]),
    );
    expect(byId).toEqual({
      [again]: "changed_meanwhile",
      [sold]: "wrong_state",
      [gone]: "gone",
      [left]: "changed",
    });
    expect([await priceOf(again), await priceOf(left)]).toEqual([8800, 9000]);

    const withdrawn = await change(seller, { ids: [left], change: { withdraw: true } });
    minutes(1);
    await seller.post(`/api/cars/${left}/renew`);
    await seller.post(`/api/cars/${left}/withdraw`);
    expect(outcomes(await undo(seller, withdrawn.changeId))).toEqual(["changed_meanwhile"]);
    expect((await rowOf(left)).status).toBe("expired");
  });

  it("twice at once takes each listing back once", async () => {
    const seller = await dealer();
    const ids = await Promise.all(Array.from({ length: 6 }, () => live(seller, { price: 9000 })));
    const { changeId } = await change(seller, { ids, change: threePercent });
    const there = { ...seller, ...callsWith(beside, seller.headers) };
    const both = await Promise.all([undo(seller, changeId), undo(there, changeId)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(new Set(await Promise.all(ids.map(priceOf)))).toEqual(new Set([9000]));
  });
});

describe("PATCH /api/stock", () => {
  it("changes nothing when one of the listings is another's, whatever stands before it", async () => {
    const [seller, other] = [await dealer(), await dealer()];
    const [own, foreign] = [await live(seller, { price: 9000 }), await live(other, { price: 9000 })];
    for (const preview of [true, false]) {
      const answer = await change(seller, { ids: [own, foreign], change: threePercent, preview });
      expect(answer).toMatchObject({ status: 404, code: "listing.not_found" });
    }
    expect([await priceOf(own), await priceOf(foreign)]).toEqual([9000, 9000]);
    expect(
      (await callsWith(app, {}).patch("/api/stock", { ids: [own], change: threePercent })).statusCode,
    ).toBe(401);
  });

  it("of a suspended seller is not made, and two sellers at once do not meet", async () => {
    const [seller, other] = [await dealer(), await dealer()];
    const [a, b] = [await live(seller, { price: 9000 }), await live(other, { price: 9000 })];
    const both = await Promise.all([
      change(seller, { ids: [a], change: threePercent }),
      change(other, { ids: [b], change: threePercent }),
    ]);
    expect(both.map(outcomes)).toEqual([["changed"], ["changed"]]);
    await db.updateTable("users").set({ user_status: "suspended" }).where("id", "=", seller.id).execute();
    expect((await change(seller, { ids: [a], change: threePercent })).status).toBe(401);
  });

  it("beside a single change of the same listing ends with one after the other", async () => {
    const seller = await dealer();
    const id = await live(seller, { price: 10_000 });
    const there = callsWith(beside, seller.headers);
    await Promise.all([
      change(seller, { ids: [id], change: { price: { percent: 10 } } }),
      there.patch(`/api/cars/${id}`, { price: 8000 }),
      there.post(`/api/cars/${id}/sold`),
    ]);
    expect([8000, 8800, 11_000]).toContain(await priceOf(id));
  });

  it.each([
    { change: threePercent },
    { ids: [], change: threePercent },
    { ids: ["x"], change: threePercent },
    { ids: Array.from({ length: 501 }, () => randomUUID()), change: threePercent },
    { ids: [randomUUID()], filter: {}, change: threePercent },
    { filter: { sort: "price" }, change: threePercent },
    { filter: {} },
    { filter: {}, change: threePercent, changeId: "1" },
    { filter: {}, change: threePercent, seen: { x: 1 } },
    { filter: {}, change: threePercent, preview: "yes" },
    { filter: {}, change: threePercent, userId: randomUUID() },
  ])("refuses %j", async (body) => {
    const seller = await dealer();
    expect((await change(seller, body)).status).toBe(400);
  });
});
