import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { fc, inputs } from "../../../../tests/support/property.ts";
import { findPeriods } from "../periods/period.queries.ts";
import { plansIn } from "../plan.factory.ts";
import { setPlan } from "./set-plan.ts";

const { db, time } = await testApp();
const { buyPlan, giveBack, locked, userOf, periodsOf } = plansIn(db, time);
const start = time.now.getTime();
const dayMs = 86_400_000;
const afterDays = (days: number) => new Date(start + days * dayMs);
const at = (days: number) => {
  time.now = afterDays(days);
};
const newUser = () => makeUser(db, { current_plan: "free" });

type Step =
  | { at: number; buy: "premium" | "dealer"; amount?: string; days?: number }
  | { at: number; give: string; days: number | null }
  | { at: number; back: number };

/** Does the steps, and returns the plan and its end in days from the start. */
async function after(steps: readonly Step[]) {
  const userId = await newUser();
  const items: string[] = [];
  for (const step of steps) {
    at(step.at);
    if ("buy" in step) items.push((await buyPlan(userId, step.buy, step)).orderItemId);
    else if ("give" in step) {
      const { give: planSlug, days } = step;
      await locked(userId, (tx) => setPlan(tx, { userId, planSlug, days, at: time.now }));
    } else await giveBack(userId, items[step.back] ?? "");
  }
  return { userId, ...(await stateOf(userId)) };
}

const inDays = (date: Date | null) => date && Math.round(((date.getTime() - start) / dayMs) * 1000) / 1000;

async function stateOf(userId: string) {
  const user = await userOf(userId);
  const periods = await periodsOf(userId);
  return {
    plan: user.current_plan,
    ends: inDays(user.subscription_ends_at),
    periods: periods.map((one) => [one.plan, inDays(one.start_date), inDays(one.end_date)]),
  };
}

describe("what a paid plan becomes", () => {
  it.each<[what: string, steps: Step[], plan: string, ends: number | null, periods: unknown[]]>([
    ["the first", [{ at: 0, buy: "premium" }], "premium", 30, [["premium", 0, 30]]],
    [
      "a renewal goes on from the end",
      [
        { at: 0, buy: "premium" },
        { at: 10, buy: "premium" },
      ],
      "premium",
      60,
      [
        ["premium", 0, 30],
        ["premium", 30, 60],
      ],
    ],
    [
      "one after the end begins now",
      [
        { at: 0, buy: "premium" },
        { at: 40, buy: "premium" },
      ],
      "premium",
      70,
      [["premium", 40, 70]],
    ],
    [
      // Two thirds of $5 are $3.33: five days of $20 a month.
      "an upgrade credits what is left",
      [
        { at: 0, buy: "premium" },
        { at: 10, buy: "dealer" },
      ],
      "dealer",
      45,
      [["dealer", 10, 45]],
    ],
    [
      "an upgrade credits also what would follow",
      [
        { at: 0, buy: "premium" },
        { at: 0, buy: "premium" },
        { at: 15, buy: "dealer" },
      ],
      "dealer",
      56.25,
      [["dealer", 15, 56.25]],
    ],
    [
      "an upgrade credits what was paid, not today's price",
      [
        { at: 0, buy: "premium", amount: "4" },
        { at: 15, buy: "dealer" },
      ],
      "dealer",
      48,
      [["dealer", 15, 48]],
    ],
    [
      "a smaller one that is paid late becomes days of the larger",
      [
        { at: 0, buy: "dealer" },
        { at: 10, buy: "premium" },
      ],
      "dealer",
      37.5,
      [
        ["dealer", 0, 30],
        ["dealer", 30, 37.5],
      ],
    ],
    [
      "a given plan is worth nothing",
      [
        { at: 0, give: "premium", days: 30 },
        { at: 10, buy: "dealer" },
      ],
      "dealer",
      40,
      [["dealer", 10, 40]],
    ],
    [
      "a plan given for good waits behind what is paid",
      [
        { at: 0, give: "premium", days: null },
        { at: 10, buy: "dealer" },
      ],
      "dealer",
      40,
      [
        ["dealer", 10, 40],
        ["premium", 40, null],
      ],
    ],
    [
      "a plan given for good runs on when it is paid for",
      [
        { at: 0, give: "dealer", days: null },
        { at: 10, buy: "premium" },
      ],
      "dealer",
      null,
      [
        ["dealer", 10, 17.5],
        ["dealer", 17.5, null],
      ],
    ],
    [
      "an administrator's word ends what was there",
      [
        { at: 0, buy: "dealer" },
        { at: 10, give: "premium", days: 5 },
      ],
      "premium",
      15,
      [["premium", 10, 15]],
    ],
    [
      "free by an administrator",
      [
        { at: 0, buy: "dealer" },
        { at: 10, give: "free", days: null },
      ],
      "free",
      null,
      [],
    ],
    [
      "taking back the only one",
      [
        { at: 0, buy: "premium" },
        { at: 10, back: 0 },
      ],
      "free",
      null,
      [],
    ],
    [
      "taking back the one in the middle moves the last up",
      [
        { at: 0, buy: "premium" },
        { at: 0, buy: "premium" },
        { at: 0, buy: "premium", days: 10 },
        { at: 10, back: 1 },
      ],
      "premium",
      40,
      [
        ["premium", 0, 30],
        ["premium", 30, 40],
      ],
    ],
    [
      "taking back the one that runs lets the next begin",
      [
        { at: 0, buy: "premium" },
        { at: 0, buy: "premium" },
        { at: 10, back: 0 },
      ],
      "premium",
      40,
      [["premium", 10, 40]],
    ],
    [
      "taking back an upgrade lets the plan of before run on",
      [
        { at: 0, buy: "premium" },
        { at: 0, buy: "premium" },
        { at: 10, buy: "dealer" },
        { at: 20, back: 2 },
      ],
      "premium",
      70,
      [
        ["premium", 10, 40],
        ["premium", 40, 70],
      ],
    ],
    [
      "taking back what was credited shortens the plan it went into",
      [
        { at: 0, buy: "premium" },
        { at: 10, buy: "dealer" },
        { at: 20, back: 0 },
      ],
      "dealer",
      40,
      [["dealer", 10, 40]],
    ],
    [
      "taking back an upgrade that was renewed leaves its credit with the renewal",
      [
        { at: 0, buy: "premium" },
        { at: 10, buy: "dealer" },
        { at: 10, buy: "dealer" },
        { at: 20, back: 1 },
      ],
      "dealer",
      55,
      [["dealer", 20, 55]],
    ],
    [
      "taking back a late smaller one",
      [
        { at: 0, buy: "dealer" },
        { at: 10, buy: "premium" },
        { at: 20, back: 1 },
      ],
      "dealer",
      30,
      [["dealer", 0, 30]],
    ],
    [
      "taking back what is over changes nothing",
      [
        { at: 0, buy: "premium" },
        { at: 40, buy: "premium" },
        { at: 50, back: 0 },
      ],
      "premium",
      70,
      [["premium", 40, 70]],
    ],
    [
      "taking back twice is once",
      [
        { at: 0, buy: "premium" },
        { at: 0, buy: "premium" },
        { at: 10, back: 1 },
        { at: 11, back: 1 },
      ],
      "premium",
      30,
      [["premium", 0, 30]],
    ],
  ])("%s", async (_what, steps, plan, ends, periods) => {
    expect(await after(steps)).toMatchObject({ plan, ends, periods });
  });

  it("is taken from a third plan too when what became part of it is taken back", async () => {
    await sql`insert into subscription_plans (slug, tier, name, name_ar, price, max_ads, max_car_listings,
      max_motorcycle_listings, max_photos) values ('fleet', 'plus', 'Fleet', 'أسطول', 40, 90, 60, 30, 20)`.execute(
      db,
    );
    const userId = await newUser();
    at(0);
    const { orderItemId } = await buyPlan(userId, "premium");
    await buyPlan(userId, "dealer"); // 7.5 days for the $5
    await buyPlan(userId, "fleet", { amount: "40" }); // $25: 18.75 days
    expect(await stateOf(userId)).toMatchObject({ plan: "fleet", ends: 48.75 });
    await giveBack(userId, orderItemId);
    expect(await stateOf(userId)).toMatchObject({ plan: "fleet", ends: 45 });
    const { rows } = await sql<{ value: string }>`select value from subscription_credits
      where into_id = (select subscription_id from users where id = ${userId}::uuid)`.execute(db);
    expect(rows.map(({ value }) => Number(value))).toEqual([20]);
  });

  it("starts once for one item of an order, and each of two that start at the same moment", async () => {
    at(0);
    const userId = await newUser();
    const [one, two] = await Promise.all([buyPlan(userId, "premium"), buyPlan(userId, "premium")]);
    expect(await stateOf(userId)).toMatchObject({ ends: 60 });
    expect(one.id).not.toBe(two.id);
    await expect(
      sql`insert into subscriptions (user_id, plan_id, order_item_id, start_date, is_active)
        select user_id, plan_id, order_item_id, start_date, false from subscriptions where id = ${one.id}::uuid`.execute(
        db,
      ),
    ).rejects.toThrow("duplicate key");
  });
});

/** What all that runs and follows is worth, in dollars. */
async function worth(userId: string): Promise<number> {
  const periods = await findPeriods(db, userId, time.now);
  return periods.reduce((sum, { value }) => sum + Number(value), 0);
}

const step = fc.record({
  buy: fc.constantFrom("premium" as const, "dealer" as const),
  later: fc.integer({ min: 0, max: 25 * 24 }),
});

describe("whatever is bought, whenever", () => {
  it("no cent is lost, periods follow each other without a gap, and taking the last back undoes it", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        const userId = await newUser();
        let hours = 0;
        for (const { buy, later } of steps) {
          hours += later;
          at(hours / 24);
          const before = { worth: await worth(userId), ends: (await userOf(userId)).subscription_ends_at };
          const paid = buy === "dealer" ? 20 : 5;
          const { orderItemId } = await buyPlan(userId, buy);
          expect(Math.abs((await worth(userId)) - before.worth - paid)).toBeLessThan(0.001);
          await isChained(userId);
          await giveBack(userId, orderItemId);
          await isChained(userId);
          const undone = (await userOf(userId)).subscription_ends_at;
          const stillThere = before.ends && before.ends > time.now ? before.ends : null;
          expect(Math.abs((undone?.getTime() ?? 0) - (stillThere?.getTime() ?? 0))).toBeLessThan(1000);
          expect(Math.abs((await worth(userId)) - before.worth)).toBeLessThan(0.001);
          await buyPlan(userId, buy);
        }
      }),
      inputs(15),
    );
  });
});

async function isChained(userId: string): Promise<void> {
  const periods = await periodsOf(userId);
  const user = await userOf(userId);
  for (const [index, period] of periods.entries()) {
    const next = periods[index + 1];
    if (next) expect(period.end_date).toEqual(next.start_date);
  }
  expect(user.subscription_id).toBe(periods[0]?.id ?? null);
  expect(user.current_plan).toBe(periods[0]?.plan ?? "free");
  expect(user.subscription_ends_at).toEqual(periods.at(-1)?.end_date ?? null);
}
