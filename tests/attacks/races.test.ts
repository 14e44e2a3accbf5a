import { expect, it } from "vitest";
import { carForm, makeSeller } from "#features/selling/selling.factory.ts";
import { secondProcess, testApp } from "../support/app.ts";
import { takeTransfers } from "../support/own-things.ts";

/** Limits by count, asked for by many at once, through two processes of the market. */
const test = await testApp();
const { app, db } = test;
const second = await secondProcess(test);
await takeTransfers(db);

const tally = (statuses: readonly number[]) =>
  Object.fromEntries([...Map.groupBy(statuses, String)].map(([status, { length }]) => [status, length]));
const atOnce = async (count: number, headers: Record<string, string>, url: string, payload: () => object) => {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, at) =>
      (at % 2 ? second : app).inject({ method: "POST", url, headers, payload: payload() }),
    ),
  );
  return tally(answers.map(({ statusCode }) => statusCode));
};

it("the one place of a free plan goes to one of twenty", async () => {
  const { id, headers } = await makeSeller(app, db);
  const { 201: taken, ...refused } = await atOnce(20, headers, "/api/cars", () => ({ ...carForm }));
  expect([taken, Object.values(refused)]).toEqual([1, [19]]);
  const cars = await db.selectFrom("cars").select("id").where("user_id", "=", id).execute();
  expect(cars).toHaveLength(1);
});

it("of thirty orders ten are open", async () => {
  const { headers } = await makeSeller(app, db);
  const order = () => ({ planId: "premium", paymentMethod: "manual" });
  expect(await atOnce(30, headers, "/api/subscription/upgrade", order)).toEqual({ 201: 10, 409: 20 });
});
