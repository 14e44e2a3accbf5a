import { expect, it } from "vitest";
import { makeUser } from "#features/listings/listing.factory.ts";
import { answers, makeOrder } from "#features/payments/payment.factory.ts";
import { settle } from "#features/payments/verbs/settle.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import { countedTakings, readRevenueSoFar } from "./money.ts";

const { db } = await testDatabase();

it("takes a part that went back off its own day, and the rest off the day of the rest", async () => {
  const on = (day: number) => new Date(`2026-11-0${day}T10:00:00Z`);
  const userId = await makeUser(db, { current_plan: "free" });
  const orderId = await makeOrder(db, { userId, at: on(1) });
  const say = (amount: string, day: number, state: "paid" | "refunded" = "paid") =>
    settle(db, orderId, { ...answers.paid, state, amount }, "gateway", on(day));
  const sums = async () => {
    const { rows } = await countedTakings({ from: "2026-11-01", until: "2026-11-10" }).execute(db);
    return rows
      .filter(({ part }) => part === "plan")
      .map(({ day, amount }) => [day.slice(8), Number(amount)])
      .toSorted();
  };
  await say("5.00", 1);
  await say("3.00", 2);
  await say("2.50", 3);
  expect(await sums()).toEqual([
    ["01", 5],
    ["02", -2],
    ["03", -0.5],
  ]);
  expect(Number(await readRevenueSoFar(db))).toBe(2.5);
  await say("5.00", 5, "refunded");
  expect((await sums()).at(-1)).toEqual(["05", -2.5]);
  expect(Number(await readRevenueSoFar(db))).toBe(0);
});
