import { expect, it } from "vitest";
import { testApp } from "../../../../tests/support/app.ts";

const { app } = await testApp();

it.each([
  ["/dashboard", "/user-dashboard"],
  ["/dashboard?tab=cars", "/user-dashboard?tab=cars"],
  ["/subscription-plans", "/user-dashboard?tab=subscription"],
  ["/subscriptions", "/user-dashboard?tab=subscription"],
  ["/subscription?lang=en", "/user-dashboard?lang=en&tab=subscription"],
  ["/subscriptions?plan=premium&tab=cars", "/user-dashboard?plan=premium&tab=subscription"],
  ["/subscriptions?next=//evil.example", "/user-dashboard?next=%2F%2Fevil.example&tab=subscription"],
])("%s leads to %s", async (asked, there) => {
  const answer = await app.inject(asked);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, there]);
});
