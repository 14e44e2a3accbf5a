import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { areebaGateway } from "#features/payments/gateways/areeba.ts";
import { paypalGateway } from "#features/payments/gateways/paypal.ts";
import { testGateway } from "../../tests/support/test-gateway.ts";

// That it is as strict as what it stands for; the product's clients are tried against it beside their code.

const told: string[] = [];
const waiting: { ms: number; then: () => void }[] = [];
const gateway = await testGateway({
  deliver: async ({ body }) => {
    told.push(body);
    return 200;
  },
  timers: { after: (ms, then) => void waiting.push({ ms, then }) },
});
const { environment: env, url } = gateway;
const areeba = areebaGateway(
  {
    url,
    merchantId: env.AREEBA_MERCHANT_ID ?? "",
    password: env.AREEBA_PASSWORD ?? "",
    notificationSecret: env.AREEBA_NOTIFICATION_SECRET ?? "",
  },
  { notifyUrl: "https://market.example/api/areeba/notify" },
);
const paypal = paypalGateway({
  url,
  clientId: env.PAYPAL_CLIENT_ID ?? "",
  clientSecret: env.PAYPAL_CLIENT_SECRET ?? "",
  webhookId: env.PAYPAL_WEBHOOK_ID ?? "",
});
const newOrder = (language: "ar" | "en" = "en") => ({
  id: randomUUID(),
  reference: `M-${randomUUID().slice(0, 8)}`,
  amount: "5.00",
  currency: "USD" as const,
  description: "Silver <plan>",
  language,
  payee: "Mishwar",
  returnUrl: "https://market.example/payment/success",
  cancelUrl: "https://market.example/payment/cancel",
});

async function call(
  path: string,
  options: { body?: unknown; authorization?: string; headers?: object } = {},
) {
  const { body, authorization = "", headers } = options;
  const response = await fetch(`${url}${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { authorization, "content-type": "application/json", ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}
const basic = (user?: string, password?: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
async function paypalToken(): Promise<string> {
  const response = await fetch(`${url}/v1/oauth2/token`, {
    method: "POST",
    headers: { authorization: basic(env.PAYPAL_CLIENT_ID, env.PAYPAL_CLIENT_SECRET) },
    body: new URLSearchParams({ grant_type: "client_credentials" }),
  });
  return `Bearer ${((await response.json()) as { access_token: string }).access_token}`;
}
/** A buyer's click on the page. */
const click = (id: string, act: string, after = "") =>
  fetch(`${url}/pages/${id}`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ act, after }),
  });

describe("Areeba's protocol", () => {
  const merchant = `/api/rest/version/100/merchant/${env.AREEBA_MERCHANT_ID}`;
  const authorization = basic(`merchant.${env.AREEBA_MERCHANT_ID}`, env.AREEBA_PASSWORD);
  const checkout = {
    apiOperation: "INITIATE_CHECKOUT",
    interaction: {
      operation: "PURCHASE",
      merchant: { name: "Mishwar" },
      returnUrl: "https://market.example/r",
      cancelUrl: "https://market.example/c",
      locale: "ar",
    },
    order: { id: "o1", reference: "r1", amount: "5.00", currency: "USD", description: "d" },
  };

  it("takes its own credentials alone", async () => {
    for (const wrong of [
      "",
      basic(`merchant.${env.AREEBA_MERCHANT_ID}`, "wrong"),
      basic(env.AREEBA_MERCHANT_ID ?? "", env.AREEBA_PASSWORD),
    ]) {
      const answer = await call(`${merchant}/session`, { body: checkout, authorization: wrong });
      expect(answer).toMatchObject({ status: 401, body: { result: "ERROR" } });
    }
  });

  it("says which field is missing, wrong or unknown", async () => {
    const { amount: _left, ...without } = checkout.order;
    const minded = async (order: object) =>
      (await call(`${merchant}/session`, { body: { ...checkout, order }, authorization })).body;
    expect(await minded(without)).toMatchObject({
      error: { cause: "INVALID_REQUEST", field: "order.amount", validationType: "MISSING" },
      result: "ERROR",
    });
    expect(await minded({ ...checkout.order, amount: 5 })).toMatchObject({
      error: { field: "order.amount" },
    });
    expect(await minded({ ...checkout.order, colour: "red" })).toMatchObject({
      error: { explanation: "Unexpected parameter 'order.colour'" },
    });
  });

  it("writes amounts as numbers with their decimals", async () => {
    const order = newOrder();
    await areeba.open(order);
    await gateway.act(order.id, "pay");
    const response = await fetch(`${url}${merchant}/order/${order.id}`, { headers: { authorization } });
    expect(await response.text()).toContain('"totalCapturedAmount":5.00,');
  });
});

describe("PayPal's protocol", () => {
  it("takes its own credentials and tokens alone", async () => {
    const refused = await fetch(`${url}/v1/oauth2/token`, {
      method: "POST",
      headers: { authorization: basic("test", "wrong") },
      body: new URLSearchParams({ grant_type: "client_credentials" }),
    });
    expect(refused.status).toBe(401);
    expect(await call("/v2/checkout/orders/1", { authorization: "Bearer made-up" })).toMatchObject({
      status: 401,
      body: { error: "invalid_token" },
    });
  });

  it("captures what is approved, once, and answers a repeated request as before", async () => {
    const { gatewayOrderId: id } = await paypal.open(newOrder());
    const authorization = await paypalToken();
    const capture = (key: string) =>
      call(`/v2/checkout/orders/${id}/capture`, {
        body: {},
        authorization,
        headers: { "paypal-request-id": key },
      });
    expect(await capture("a")).toMatchObject({
      status: 422,
      body: { details: [{ issue: "ORDER_NOT_APPROVED" }] },
    });
    await gateway.act(id, "pay");
    const first = await capture("a");
    expect(first).toMatchObject({ status: 201, body: { status: "COMPLETED" } });
    expect(await capture("a")).toEqual({ status: 200, body: first.body });
    expect(await capture("b")).toMatchObject({
      status: 422,
      body: { details: [{ issue: "ORDER_ALREADY_CAPTURED" }] },
    });
  });

  it("takes a reference once", async () => {
    const order = newOrder();
    const first = await paypal.open(order);
    const second = await paypal.open({ ...order, language: "ar" });
    expect(second.gatewayOrderId).not.toBe(first.gatewayOrderId);
    for (const { gatewayOrderId } of [first, second]) await gateway.act(gatewayOrderId, "pay");
    expect((await paypal.inquire(first.gatewayOrderId)).state).toBe("paid");
    expect(await paypal.inquire(second.gatewayOrderId)).toMatchObject({
      state: "failed",
      reason: "DUPLICATE_INVOICE_ID",
    });
  });
});

describe("the page", () => {
  it("writes what it was given as text", async () => {
    const { redirectUrl } = await areeba.open(newOrder());
    const page = await (await fetch(redirectUrl)).text();
    expect(page).toContain("Silver &lt;plan&gt;");
    expect(page).not.toContain("<plan>");
    expect(page).toContain('lang="en" dir="ltr"');
  });

  it("sends the buyer back, and the money comes when it was said to", async () => {
    const order = newOrder();
    await areeba.open(order);
    const answer = await click(order.id, "late", "10000");
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      "https://market.example/payment/success?resultIndicator=0000000000000000&sessionVersion=test",
    ]);
    expect((await areeba.inquire(order.id)).state).toBe("missing");
    const late = waiting.pop();
    expect(late?.ms).toBe(10_000);
    late?.then();
    expect((await areeba.inquire(order.id)).state).toBe("paid");
  });

  it("lets the gateway fail three times, or never answer, until it is told", async () => {
    const [fails, never] = [newOrder(), newOrder()];
    for (const order of [fails, never]) await areeba.open(order);
    await click(fails.id, "fails");
    for (let time = 0; time < 3; time++) await expect(areeba.inquire(fails.id)).rejects.toThrow("500");
    expect((await areeba.inquire(fails.id)).state).toBe("paid");
    await click(never.id, "never");
    const answered = areeba.inquire(never.id);
    await gateway.lift(never.id);
    expect((await answered).state).toBe("paid");
  });

  it("notifies twice with one id", async () => {
    const order = newOrder();
    await areeba.open(order);
    await click(order.id, "twice");
    await gateway.settled();
    const sent = (await gateway.notifications()).filter(({ orderId }) => orderId === order.id);
    expect(sent).toMatchObject([{ answers: [200, 200] }]);
    expect(told.filter((body) => body === sent[0]?.body)).toHaveLength(2);
  });

  it("of a payment that is over offers nothing to pay", async () => {
    const order = newOrder("ar");
    const { redirectUrl } = await areeba.open(order);
    await gateway.act(order.id, "pay");
    const page = await (await fetch(redirectUrl)).text();
    expect(page).toContain("انتهت هذه الدفعة");
    expect(page).not.toContain("<button");
    expect((await fetch(`${url}/checkout/pay/SESSIONUNKNOWN`)).status).toBe(404);
  });
});

it("answers to no name but this machine's", async () => {
  const { request } = await import("node:http");
  const status = await new Promise((done) => {
    const asked = request(`${url}/test/orders`, { headers: { host: "market.example" } }, ({ statusCode }) =>
      done(statusCode),
    );
    asked.end();
  });
  expect(status).toBe(421);
});
