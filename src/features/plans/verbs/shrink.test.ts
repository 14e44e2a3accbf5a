import { describe, expect, it } from "vitest";
import { makeListing } from "#features/listings/listing.factory.ts";
import { livesIn, makeSeller } from "#features/selling/selling.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { fc, inputs } from "../../../../tests/support/property.ts";
import { findPeriods } from "../periods/period.queries.ts";
import { plansIn } from "../plan.factory.ts";

const { app, db, time } = await testApp();
const { buyPlan, buyAddOn, giveBack, shrinkBy, periodsOf, userOf } = plansIn(db, time);
const { rowOf } = livesIn(db, time);
const start = time.now.getTime();
const dayMs = 86_400_000;
const at = (days: number) => {
  time.now = new Date(start + days * dayMs);
};
const inDays = (date: Date | null) => date && Math.round(((date.getTime() - start) / dayMs) * 1000) / 1000;
const seller = async () => (await makeSeller(app, db, { current_plan: "free" })).id;
async function stateOf(userId: string) {
  const periods = await periodsOf(userId);
  const { current_plan: plan } = await userOf(userId);
  return [plan, ...periods.map((one) => [inDays(one.start_date), inDays(one.end_date)])];
}

describe("a plan of which a part is not paid any more", () => {
  it("ends sooner, in proportion", async () => {
    at(0);
    const userId = await seller();
    const { orderItemId } = await buyPlan(userId, "dealer");
    at(10);
    await shrinkBy(userId, "8.00", orderItemId);
    expect(await stateOf(userId)).toEqual(["dealer", [0, 18]]);
    expect((await userOf(userId)).subscription_ends_at).toEqual(new Date(start + 18 * dayMs));
    // Once more, of what is paid now.
    await shrinkBy(userId, "2.00", orderItemId);
    expect(await stateOf(userId)).toEqual(["dealer", [0, 15]]);
    await giveBack(userId, orderItemId);
    expect(await stateOf(userId)).toEqual(["free"]);
  });

  it("ends now where the rest is used up, and its listings with it", async () => {
    at(0);
    const userId = await seller();
    const { orderItemId } = await buyPlan(userId, "dealer");
    const cars = [await makeListing(db, { user_id: userId }), await makeListing(db, { user_id: userId })];
    at(20);
    await shrinkBy(userId, "10.00", orderItemId);
    expect(await stateOf(userId)).toEqual(["free"]);
    const rows = await Promise.all(cars.map(rowOf));
    expect(rows.map((row) => row.expired_reason).toSorted()).toEqual([null, "plan_ended"]);
  });

  it("lets what follows it begin sooner; one that has yet to begin is shorter", async () => {
    at(0);
    const userId = await seller();
    const first = await buyPlan(userId, "premium");
    const second = await buyPlan(userId, "premium");
    at(5);
    await shrinkBy(userId, "2.50", second.orderItemId);
    expect(await stateOf(userId)).toEqual(["premium", [0, 30], [30, 45]]);
    await shrinkBy(userId, "2.50", first.orderItemId);
    expect(await stateOf(userId)).toEqual(["premium", [0, 15], [15, 30]]);
  });

  it("that became time of a larger one takes so much of it, and never what was used up", async () => {
    at(0);
    const userId = await seller();
    const { orderItemId } = await buyPlan(userId, "premium");
    at(15);
    const larger = await buyPlan(userId, "dealer"); // the $2.50 that are left: 3.75 days
    expect(await stateOf(userId)).toEqual(["dealer", [15, 48.75]]);
    await shrinkBy(userId, "1.00", orderItemId);
    expect(await stateOf(userId)).toEqual(["dealer", [15, 47.25]]);
    await shrinkBy(userId, "3.00", orderItemId);
    expect(await stateOf(userId)).toEqual(["dealer", [15, 45]]);
    await shrinkBy(userId, "10.00", larger.orderItemId);
    expect(await stateOf(userId)).toEqual(["dealer", [15, 30]]);
  });

  it("loses its own money alone: what a plan of before had left stays", async () => {
    at(0);
    const userId = await seller();
    await buyPlan(userId, "premium");
    const { orderItemId } = await buyPlan(userId, "dealer"); // $25: 37.5 days
    await shrinkBy(userId, "10.00", orderItemId);
    expect(await stateOf(userId)).toEqual(["dealer", [0, 22.5]]);
    await giveBack(userId, orderItemId);
    expect(await stateOf(userId)).toEqual(["premium", [0, 30]]);
  });

  it("is worth so much less, whatever was bought and whenever", async () => {
    const worth = async (userId: string) =>
      (await findPeriods(db, userId, time.now)).reduce((sum, { value }) => sum + Number(value), 0);
    const step = fc.record({
      buy: fc.constantFrom("premium" as const, "dealer" as const),
      later: fc.integer({ min: 0, max: 25 * 24 }),
      of: fc.nat(),
      cents: fc.integer({ min: 1, max: 499 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
        const userId = await seller();
        const bought: string[] = [];
        let hours = 0;
        for (const { buy, later, of, cents } of steps) {
          hours += later;
          at(hours / 24);
          bought.push((await buyPlan(userId, buy)).orderItemId);
          const [item = ""] = bought.splice(of % bought.length, 1);
          const [before, ends] = [await worth(userId), (await userOf(userId)).subscription_ends_at];
          await shrinkBy(userId, String(cents / 100), item);
          const lost = before - (await worth(userId));
          expect(lost).toBeLessThan(cents / 100 + 0.001);
          expect(lost).toBeGreaterThan(-0.001);
          const now = (await userOf(userId)).subscription_ends_at;
          expect(now?.getTime() ?? 0).toBeLessThanOrEqual(ends?.getTime() ?? 0);
          const periods = await periodsOf(userId);
          for (const [index, period] of periods.entries())
            expect(periods[index + 1]?.start_date ?? period.end_date).toEqual(period.end_date);
        }
      }),
      inputs(15),
    );
  });
});

describe("add-ons of which a part is not paid any more", () => {
  const addOns = (userId: string) =>
    db.selectFrom("add_ons").selectAll().where("user_id", "=", userId).orderBy("starts_at").execute();

  it("end sooner, a prolongation behind them moves up, and what is used up ends now", async () => {
    at(0);
    const userId = await seller();
    const carId = await makeListing(db, { user_id: userId });
    const first = await buyAddOn(userId, "featured", { carId });
    const second = await buyAddOn(userId, "featured", { carId });
    at(1);
    await shrinkBy(userId, "1.50", first);
    const times = async () =>
      (await addOns(userId)).map((one) => [inDays(one.starts_at), inDays(one.ends_at)]);
    expect(await times()).toEqual([
      [0, 3.5],
      [3.5, 10.5],
    ]);
    at(3);
    await shrinkBy(userId, "1.20", first);
    expect(await times()).toEqual([
      [0, 3],
      [3, 10],
    ]);
    expect((await rowOf(carId)).featured).toBe(true);
    await giveBack(userId, first);
    await shrinkBy(userId, "2.99", second);
    expect((await addOns(userId)).map(({ ended_at }) => inDays(ended_at))).toEqual([3, null]);
    at(5);
    await shrinkBy(userId, "0.01", second);
    expect((await rowOf(carId)).featured).toBe(false);
  });

  it("without an end stay while any of it is paid", async () => {
    at(0);
    const userId = await seller();
    const carId = await makeListing(db, { user_id: userId });
    const item = await buyAddOn(userId, "chat_priority", { carId, days: null });
    await shrinkBy(userId, "2.99", item);
    expect(await addOns(userId)).toMatchObject([{ amount: "0.01", ends_at: null, ended_at: null }]);
    expect((await rowOf(carId)).chat_priority).toBe(true);
  });

  it("and a plan of one order share what went back by their prices, to the cent", async () => {
    at(0);
    const userId = await seller();
    const carId = await makeListing(db, { user_id: userId });
    const items = [
      (await buyPlan(userId, "premium")).orderItemId,
      await buyAddOn(userId, "featured", { carId }),
      await buyAddOn(userId, "auto_refresh"),
    ];
    await shrinkBy(userId, "1.00", ...items);
    const amounts = [...(await periodsOf(userId)), ...(await addOns(userId))].map(({ amount }) =>
      Number(amount),
    );
    expect(amounts.reduce((sum, one) => sum + one, 0)).toBeCloseTo(10, 6);
    // Of 11 dollars: 5, 3 and 3.
    for (const [amount, price] of [
      [amounts[0], 5],
      [amounts[1], 3],
      [amounts[2], 3],
    ])
      expect(Math.abs((amount ?? 0) - ((price ?? 0) * 10) / 11)).toBeLessThan(0.011);
  });
});
