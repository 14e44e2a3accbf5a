import { expect, it } from "vitest";
import { testApp } from "../../../tests/support/app.ts";

const { app } = await testApp();

it.each([
  ["/dashboard", "/user-dashboard"],
  ["/dashboard?tab=cars", "/user-dashboard?tab=cars"],
])("%s leads to %s", async (asked, there) => {
  const answer = await app.inject(asked);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, there]);
});
