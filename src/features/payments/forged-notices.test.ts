import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, it } from "vitest";
import { testApp } from "../../../tests/support/app.ts";

/** Stands in for PayPal, which has signed nothing, and counts how often it is asked. */
let asked = 0;
const paypal = createServer((request, response) => {
  const isToken = request.url === "/v1/oauth2/token";
  if (!isToken) asked++;
  const answer = isToken ? { access_token: "t", expires_in: 3600 } : { verification_status: "FAILURE" };
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
});
await new Promise<void>((done) => paypal.listen(0, "127.0.0.1", done));
afterAll(() => void paypal.close());

const { app, time } = await testApp({
  env: {
    PAYMENTS: "test",
    PAYPAL_URL: `http://127.0.0.1:${(paypal.address() as AddressInfo).port}`,
    PAYPAL_CLIENT_ID: "c",
    PAYPAL_CLIENT_SECRET: "s",
    PAYPAL_WEBHOOK_ID: "w",
  },
});
const forge = (remoteAddress: string) =>
  app.inject({
    method: "POST",
    url: "/api/paypal/webhook",
    remoteAddress,
    headers: Object.fromEntries(
      ["auth-algo", "cert-url", "transmission-id", "transmission-sig", "transmission-time"].map((name) => [
        `paypal-${name}`,
        "x",
      ]),
    ),
    payload: { id: "WH-1", event_type: "CHECKOUT.ORDER.APPROVED", resource: { id: "ORDER" } },
  });

it("asks PayPal about a few forged notices of one address, and then no more for an hour", async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 30; at++) statuses.push((await forge(`2001:db8:1:2::${at.toString(16)}`)).statusCode);
  expect(statuses).toEqual([...Array(20).fill(401), ...Array(10).fill(429)]);
  expect(asked).toBe(20);
  expect((await forge("192.0.2.9")).statusCode, "of another").toBe(401);
  time.now = new Date(time.now.getTime() + 3_600_000);
  expect((await forge("2001:db8:1:2::1")).statusCode).toBe(401);
  expect(asked).toBe(22);
});
