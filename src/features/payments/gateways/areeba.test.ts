import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { testGateway } from "../../../../tests/support/test-gateway.ts";
import { areebaGateway } from "./areeba.ts";
import { GatewayAway, type GatewayOrder } from "./gateway.ts";

const gateway = await testGateway({ deliver: async () => 200 });
const settings = {
  url: gateway.url,
  merchantId: gateway.environment.AREEBA_MERCHANT_ID ?? "",
  password: gateway.environment.AREEBA_PASSWORD ?? "",
  notificationSecret: gateway.environment.AREEBA_NOTIFICATION_SECRET ?? "",
};
const notifyUrl = "https://market.example/api/areeba/notify";
const areeba = areebaGateway(settings, { notifyUrl });

function newOrder(more: Partial<GatewayOrder> = {}): GatewayOrder {
  return {
    id: randomUUID(),
    reference: `M-${randomUUID().slice(0, 8)}`,
    amount: "5.00",
    currency: "USD",
    description: "الخطة الفضية، شهر",
    language: "ar",
    payee: "Mishwar",
    returnUrl: "https://market.example/payment/success?orderId=1",
    cancelUrl: "https://market.example/payment/cancel?orderId=1",
    ...more,
  };
}
async function opened(more: Partial<GatewayOrder> = {}): Promise<GatewayOrder> {
  const order = newOrder(more);
  await areeba.open(order);
  return order;
}

describe("a payment by card", () => {
  it("begins on the gateway's own page, in the buyer's language, and is nobody's attempt yet", async () => {
    const order = newOrder();
    const { gatewayOrderId, redirectUrl } = await areeba.open(order);
    expect(gatewayOrderId).toBe(order.id);
    expect(redirectUrl).toMatch(/\/checkout\/pay\/SESSION\w+\?checkoutVersion=1\.0\.0$/);
    const page = await (await fetch(redirectUrl)).text();
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).toContain("TEST — no money moves");
    expect(page).toContain("تجربة — لا يُدفع أي مال");
    expect(page).toContain(order.reference);
    expect(await areeba.inquire(order.id)).toMatchObject({ state: "missing", amount: null });
  });

  it("is paid with exactly what the gateway took", async () => {
    const order = await opened({ amount: "12.50" });
    const { redirect } = await gateway.act(order.id, "pay");
    expect(redirect).toMatch(/^https:\/\/market\.example\/payment\/success\?orderId=1&resultIndicator=/);
    const paid = {
      state: "paid",
      amount: "12.50",
      currency: "USD",
      transactionId: `${order.id}/1`,
      reason: null,
    };
    expect(await areeba.inquire(order.id)).toEqual(paid);
    expect(await areeba.inquire(order.id)).toEqual(paid);
  });

  it("is taken once, however often it was opened", async () => {
    const order = await opened();
    await areeba.open(order);
    await gateway.act(order.id, "pay");
    await areeba.open(order);
    await gateway.act(order.id, "pay");
    expect(await areeba.inquire(order.id)).toMatchObject({ state: "paid", amount: "5.00" });
    expect((await gateway.order(order.id)).attempts).toHaveLength(1);
  });

  it("tells the gateway's word for a refusal, and may succeed after it", async () => {
    const order = await opened();
    await gateway.act(order.id, "decline");
    expect(await areeba.inquire(order.id)).toMatchObject({
      state: "failed",
      reason: "INSUFFICIENT_FUNDS",
      amount: null,
    });
    await gateway.act(order.id, "pay");
    expect(await areeba.inquire(order.id)).toMatchObject({ state: "paid", transactionId: `${order.id}/2` });
  });

  it("that the buyer left is still nobody's attempt, and may be paid late", async () => {
    const order = await opened();
    expect((await gateway.act(order.id, "late-cancelled")).redirect).toBe(order.cancelUrl);
    expect((await areeba.inquire(order.id)).state).toBe("missing");
    await gateway.act(order.id, "arrive");
    expect((await areeba.inquire(order.id)).state).toBe("paid");
  });

  it("of another amount is told as it was taken", async () => {
    const order = await opened();
    await gateway.act(order.id, "wrong-amount");
    expect(await areeba.inquire(order.id)).toMatchObject({ state: "paid", amount: "1.00" });
  });

  it("counts only what did not go back", async () => {
    const order = await opened();
    await gateway.act(order.id, "pay");
    await gateway.act(order.id, "refund", { amount: "1.50" });
    expect(await areeba.inquire(order.id)).toMatchObject({ state: "paid", amount: "3.50" });
    await gateway.act(order.id, "refund");
    expect(await areeba.inquire(order.id)).toMatchObject({
      state: "refunded",
      amount: "5.00",
      reason: "REFUNDED",
    });
  });

  it("that was voided is cancelled", async () => {
    const order = await opened();
    await gateway.act(order.id, "void");
    expect((await areeba.inquire(order.id)).state).toBe("cancelled");
  });
});

describe("a gateway that is away", () => {
  it.each([
    ["500", "areeba answered 500"],
    ["unreadable", "areeba answered something unreadable"],
  ] as const)("(%s) is said so, and the order can be asked for again", async (kind, said) => {
    const order = await opened();
    await gateway.act(order.id, "pay");
    await gateway.fault(order.id, kind, 1);
    await expect(areeba.inquire(order.id)).rejects.toThrow(new GatewayAway(said));
    expect((await areeba.inquire(order.id)).state).toBe("paid");
  });

  it("is waited for no longer than the time limit", async () => {
    const order = await opened();
    await gateway.fault(order.id, "hang");
    const hasty = areebaGateway(settings, { notifyUrl, timeLimitMs: 50 });
    await expect(hasty.inquire(order.id)).rejects.toThrow("areeba did not answer within 50 ms");
    await expect(hasty.open(order)).rejects.toThrow(GatewayAway);
    await gateway.lift(order.id);
    expect((await areeba.inquire(order.id)).state).toBe("missing");
  });

  it("may be one that nobody reaches", async () => {
    const nobody = areebaGateway({ ...settings, url: "http://127.0.0.1:1" }, { notifyUrl });
    await expect(nobody.open(newOrder())).rejects.toThrow("areeba is not reached");
  });

  it("or one that does not take our credentials; none of them is in what is thrown", async () => {
    const password = "a-password-nobody-may-read";
    const wrong = areebaGateway({ ...settings, password }, { notifyUrl });
    const error: unknown = await wrong.open(newOrder()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(GatewayAway);
    expect(String(error)).toContain("401");
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(password);
  });

  it("or one that minds what we send", async () => {
    await expect(areeba.open(newOrder({ amount: "5" }))).rejects.toThrow(/400 INVALID_REQUEST order\.amount/);
  });
});

describe("a notification", () => {
  it("is the gateway's with its secret, and names the order", async () => {
    const order = await opened();
    await gateway.act(order.id, "pay");
    const sent = (await gateway.notifications()).find(({ orderId }) => orderId === order.id);
    expect(sent).toMatchObject({ url: notifyUrl, answers: [200] });
    const { headers = {}, body = "" } = sent ?? {};
    expect(await areeba.readWebhook(headers, body)).toEqual({ id: sent?.id, gatewayOrderId: order.id });
  });

  it.each<[what: string, headers: Record<string, string | undefined>, body?: string]>([
    ["another secret", { "x-notification-secret": "another" }],
    ["no secret", { "x-notification-secret": undefined }],
    ["an empty secret", { "x-notification-secret": "" }],
    ["no id", { "x-notification-id": undefined }],
    ["a body that is no JSON", {}, "order.id=1"],
    ["a body without an order", {}, "{}"],
    ["an order without an id", {}, '{"order":{"id":""}}'],
  ])("with %s is nobody's", async (_what, changed, body = '{"order":{"id":"1"}}') => {
    const headers = { "x-notification-secret": settings.notificationSecret, "x-notification-id": "n1" };
    expect(await areeba.readWebhook(headers, '{"order":{"id":"1"}}')).toEqual({
      id: "n1",
      gatewayOrderId: "1",
    });
    expect(await areeba.readWebhook({ ...headers, ...changed }, body)).toBeUndefined();
  });
});
