import { expect, it } from "vitest";
import { testApp } from "../../../tests/support/app.ts";

const { app, db } = await testApp();

it("offers the active plans in their order, and the settings of the market", async () => {
  const plans = (await app.inject("/api/subscription-plans")).json();
  expect(plans.map((one: { slug: string; price: number }) => [one.slug, one.price])).toEqual([
    ["free", 0],
    ["premium", 5],
    ["dealer", 20],
    ["dealer-60", 35],
    ["dealer-150", 75],
    ["dealer-300", 130],
  ]);
  await db
    .updateTable("subscription_plans")
    .set({ is_active: false })
    .where("slug", "=", "premium")
    .execute();
  expect((await app.inject("/api/subscription-plans")).json()).toHaveLength(5);
  expect((await app.inject("/api/site")).json()).toMatchObject({
    nameEn: "Mishwar",
    exchangeRates: { lbp: 89_500 },
  });
});

it.each([
  ["/subscription-plans", "/subscriptions"],
  ["/subscription?plan=premium", "/subscriptions?plan=premium"],
  ["/subscription-plans?plan=dealer&lang=en", "/subscriptions?plan=dealer&lang=en"],
  ["/subscription?next=//evil.example", "/subscriptions?next=//evil.example"],
])("%s leads to %s for good", async (asked, there) => {
  const answer = await app.inject(asked);
  expect([answer.statusCode, answer.headers.location]).toEqual([301, there]);
});
