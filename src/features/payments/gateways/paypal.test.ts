import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { testGateway } from "../../../../tests/support/test-gateway.ts";
import { GatewayAway, type GatewayOrder } from "./gateway.ts";
import { paypalGateway } from "./paypal.ts";

const time = { now: new Date("2026-11-15T10:00:00Z") };
const gateway = await testGateway({
  notifyTo: "https://market.example",
  deliver: async () => 200,
  clock: () => time.now,
  tokenSeconds: 3600,
});
const settings = {
  url: gateway.url,
  clientId: gateway.environment.PAYPAL_CLIENT_ID ?? "",
  clientSecret: gateway.environment.PAYPAL_CLIENT_SECRET ?? "",
  webhookId: gateway.environment.PAYPAL_WEBHOOK_ID ?? "",
};
const clock = () => time.now;
const paypal = paypalGateway(settings, { clock });

function newOrder(more: Partial<GatewayOrder> = {}): GatewayOrder {
  return {
    id: randomUUID(),
    reference: `M-${randomUUID().slice(0, 8)}`,
    amount: "5.00",
    currency: "USD",
    description: "Silver plan, one month",
    language: "en",
    payee: "Mishwar",
    returnUrl: "https://market.example/payment/success?orderId=1",
    cancelUrl: "https://market.example/payment/cancel?orderId=1",
    ...more,
  };
}
/** An order that waits for its buyer, by PayPal's id. */
const opened = async (order = newOrder()) => (await paypal.open(order)).gatewayOrderId;
const sentAbout = async (id: string) =>
  (await gateway.notifications()).filter(({ orderId }) => orderId === id);

describe("a payment through PayPal", () => {
  it("begins on PayPal's page, in the buyer's language, and waits", async () => {
    const { gatewayOrderId, redirectUrl } = await paypal.open(newOrder({ language: "ar" }));
    expect(redirectUrl).toBe(`${gateway.url}/checkoutnow?token=${gatewayOrderId}`);
    expect(await (await fetch(redirectUrl)).text()).toContain('<html lang="ar" dir="rtl">');
    expect(await paypal.inquire(gatewayOrderId)).toMatchObject({ state: "pending", amount: null });
  });

  it("is taken when somebody asks after the buyer approved it, not before", async () => {
    const id = await opened(newOrder({ amount: "12.50" }));
    const { redirect } = await gateway.act(id, "pay");
    expect(redirect).toContain(`token=${id}`);
    expect((await gateway.order(id)).taken).toBeNull();
    const answer = await paypal.inquire(id);
    const { captureId } = await gateway.order(id);
    const paid = { state: "paid", amount: "12.50", currency: "USD", transactionId: captureId, reason: null };
    expect(answer).toEqual(paid);
    expect(await paypal.inquire(id)).toEqual(paid);
  });

  it("is taken once, by twenty who ask at the same moment", async () => {
    const id = await opened();
    await gateway.act(id, "pay");
    const others = paypalGateway(settings, { clock });
    const asked = Array.from({ length: 20 }, (_, index) => (index % 2 ? paypal : others).inquire(id));
    const answers = await Promise.all(asked);
    expect(answers).toEqual(Array(20).fill(answers[0]));
    expect(answers[0]).toMatchObject({ state: "paid", amount: "5.00" });
    await gateway.settled();
    const captured = (await sentAbout(id)).filter(({ event }) => event === "captured");
    expect(captured).toHaveLength(1);
    // All with one PayPal-Request-Id: PayPal sees one request, not twenty.
    expect((await gateway.order(id)).refusals).toEqual([]);
  });

  it("is known to be taken when another was faster between the question and the capture", async () => {
    const id = await opened();
    await gateway.act(id, "pay");
    await gateway.fault(`capture:${id}`, "hang", 1);
    const slow = paypal.inquire(id);
    // Approved once more, so that the faster capture is another request.
    time.now = new Date(time.now.getTime() + 1000);
    await expect.poll(async () => (await gateway.hanging()).includes(`capture:${id}`)).toBe(true);
    await gateway.act(id, "pay");
    expect((await paypal.inquire(id)).state).toBe("paid");
    await gateway.lift(`capture:${id}`);
    expect(await slow).toMatchObject({ state: "paid", amount: "5.00" });
    expect((await gateway.order(id)).refusals).toEqual(["ORDER_ALREADY_CAPTURED"]);
  });

  it("is known to be taken when the answer to the capture was lost", async () => {
    const id = await opened();
    await gateway.act(id, "pay");
    await gateway.fault(`capture:${id}`, "lost", 1);
    await expect(paypal.inquire(id)).rejects.toThrow(GatewayAway);
    expect((await gateway.order(id)).taken).toBe("5.00");
    expect((await paypal.inquire(id)).state).toBe("paid");
  });

  it("opened twice is one to pay; after it is over, another one", async () => {
    const order = newOrder();
    const first = await opened(order);
    expect(await opened(order)).toBe(first);
    await gateway.act(first, "void");
    expect((await paypal.inquire(first)).state).toBe("cancelled");
    const second = await opened(order);
    expect(second).not.toBe(first);
    expect(await opened(order)).toBe(second);
  });

  it("that is paid has no page any more: the buyer goes on to where we ask", async () => {
    const order = newOrder();
    const id = await opened(order);
    await gateway.act(id, "pay");
    await paypal.inquire(id);
    expect(await paypal.open(order)).toEqual({ gatewayOrderId: id, redirectUrl: order.returnUrl });
  });

  it("tells PayPal's word for a refusal, and may succeed after it", async () => {
    const id = await opened();
    await gateway.act(id, "decline");
    const failed = { state: "failed", reason: "INSTRUMENT_DECLINED", amount: null };
    expect(await paypal.inquire(id)).toMatchObject(failed);
    expect(await paypal.inquire(id)).toMatchObject(failed);
    await gateway.act(id, "pay");
    expect((await paypal.inquire(id)).state).toBe("paid");
  });

  it("that the buyer left is still open, and may be paid late", async () => {
    const id = await opened();
    expect((await gateway.act(id, "late-cancelled")).redirect).toContain("/payment/cancel");
    expect((await paypal.inquire(id)).state).toBe("pending");
    await gateway.act(id, "arrive");
    expect((await paypal.inquire(id)).state).toBe("paid");
  });

  it("of another amount is told as it was taken", async () => {
    const id = await opened();
    await gateway.act(id, "wrong-amount");
    expect(await paypal.inquire(id)).toMatchObject({ state: "paid", amount: "1.00" });
  });

  it("counts only what did not go back", async () => {
    const id = await opened();
    await gateway.act(id, "pay");
    await paypal.inquire(id);
    await gateway.act(id, "refund", { amount: "1.50" });
    expect(await paypal.inquire(id)).toMatchObject({ state: "paid", amount: "3.50" });
    await gateway.act(id, "refund");
    expect(await paypal.inquire(id)).toMatchObject({ state: "refunded", amount: "5.00" });
  });

  it("nobody opened is missing", async () => {
    expect((await paypal.inquire("0ABCDEFGHIJKLMNOP")).state).toBe("missing");
    expect((await paypal.inquire("../../v1/oauth2/token")).state).toBe("missing");
  });
});

describe("the token", () => {
  it("is fetched once by all who need it, and again shortly before it ends", async () => {
    const own = paypalGateway(settings, { clock });
    const id = await opened();
    const before = await gateway.tokensGranted();
    await Promise.all(Array.from({ length: 10 }, () => own.inquire(id)));
    expect(await gateway.tokensGranted()).toBe(before + 1);
    time.now = new Date(time.now.getTime() + 3_500_000);
    await own.inquire(id);
    expect(await gateway.tokensGranted()).toBe(before + 1);
    time.now = new Date(time.now.getTime() + 41_000);
    await own.inquire(id);
    expect(await gateway.tokensGranted()).toBe(before + 2);
  });

  it("that ended before its time is fetched anew", async () => {
    const id = await opened();
    await gateway.endTokens();
    const before = await gateway.tokensGranted();
    const answers = await Promise.all(Array.from({ length: 5 }, () => paypal.inquire(id)));
    expect(answers.map(({ state }) => state)).toEqual(Array(5).fill("pending"));
    expect(await gateway.tokensGranted()).toBe(before + 1);
  });

  it("that was refused is asked for again by the next call", async () => {
    const id = await opened();
    await gateway.endTokens();
    await gateway.fault("*", "500", 1);
    await expect(paypalGateway(settings, { clock }).inquire(id)).rejects.toThrow(GatewayAway);
    const wrong = paypalGateway({ ...settings, clientSecret: "a-secret-nobody-may-read" }, { clock });
    const error: unknown = await wrong.inquire(id).catch((thrown: unknown) => thrown);
    expect(String(error)).toContain("paypal refused the credentials: 401");
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain("nobody-may-read");
    expect((await paypal.inquire(id)).state).toBe("pending");
  });
});

describe("PayPal away", () => {
  it.each([
    ["500", "paypal answered 500"],
    ["unreadable", "paypal answered something unreadable"],
  ] as const)("(%s) is said so, and the order can be asked for again", async (kind, said) => {
    const id = await opened();
    await gateway.act(id, "pay");
    await gateway.fault(id, kind, 1);
    await expect(paypal.inquire(id)).rejects.toThrow(new GatewayAway(said));
    expect((await paypal.inquire(id)).state).toBe("paid");
  });

  it("is waited for no longer than the time limit", async () => {
    const id = await opened();
    await gateway.fault(id, "hang");
    const hasty = paypalGateway(settings, { clock, timeLimitMs: 300 });
    await expect(hasty.inquire(id)).rejects.toThrow("paypal did not answer within 300 ms");
    await gateway.lift(id);
    expect((await paypal.inquire(id)).state).toBe("pending");
  });

  it("or minding what we send is no order", async () => {
    await expect(paypal.open(newOrder({ amount: "5" }))).rejects.toThrow(/400 INVALID_PARAMETER_VALUE/);
  });
});

describe("a webhook", () => {
  it.each(["approved", "captured", "refund"])(
    "about what was %s is PayPal's, and names the order",
    async (event) => {
      const id = await opened();
      await gateway.act(id, "pay");
      await paypal.inquire(id);
      await gateway.act(id, "refund");
      const sent = (await sentAbout(id)).find((notification) => notification.event === event);
      expect(sent).toMatchObject({ url: "https://market.example/api/paypal/webhook", answers: [200] });
      const { headers = {}, body = "" } = sent ?? {};
      expect(await paypal.readWebhook(headers, body)).toEqual({ id: sent?.id, gatewayOrderId: id });
    },
  );

  it("that was changed, or signed by another, is nobody's", async () => {
    const id = await opened();
    await gateway.act(id, "pay");
    const [sent] = await sentAbout(id);
    const { headers = {}, body = "" } = sent ?? {};
    const forged: [Record<string, string | undefined>, string][] = [
      [{ ...headers, "paypal-transmission-sig": "Zm9yZ2Vk" }, body],
      [{ ...headers, "paypal-transmission-id": randomUUID() }, body],
      [{ ...headers, "paypal-transmission-time": "yesterday" }, body],
      [{ ...headers, "paypal-cert-url": undefined }, body],
      [headers, body.replace(id, "0ABCDEFGHIJKLMNOP")],
      [headers, "[]"],
      [headers, `${body}}`],
      [{}, body],
    ];
    for (const [changed, text] of forged) expect(await paypal.readWebhook(changed, text)).toBeUndefined();
    expect(await paypal.readWebhook(headers, body)).toBeDefined();
    const others = paypalGateway({ ...settings, webhookId: "ANOTHER" }, { clock });
    expect(await others.readWebhook(headers, body)).toBeUndefined();
  });

  it("is not judged while PayPal does not say whether it signed it", async () => {
    const id = await opened();
    await gateway.act(id, "pay");
    const [sent] = await sentAbout(id);
    const { headers = {}, body = "" } = sent ?? {};
    await gateway.fault("*", "500", 1);
    await expect(paypal.readWebhook(headers, body)).rejects.toThrow(GatewayAway);
    expect(await paypal.readWebhook(headers, body)).toBeDefined();
  });
});
