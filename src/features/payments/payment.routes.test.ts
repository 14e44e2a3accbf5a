import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { bonusFeature } from "#features/plans/add-on.schema.ts";
import { testApp } from "../../../tests/support/app.ts";
import { signIn } from "../../../tests/support/sign-in.ts";
import { testGateway } from "../../../tests/support/test-gateway.ts";
import { offeredMethod, ownPayment, paymentStart } from "./payment.schema.ts";
import { gatewayMethods } from "./payment-market.factory.ts";

const gateway = await testGateway();
const { app, db } = await testApp({ env: gateway.environment });

const places = { omt: { name: "Mishwar SAL", number: "+9611000000" } };
const setSetting = (key: string, value: unknown) =>
  db
    .updateTable("app_settings")
    .set({ value: JSON.stringify(value) })
    .where("key", "=", key)
    .execute();
await setSetting("transfers", places);
await sql`update app_settings set value = value || '{"whatsapp": "+961 1 000 000"}' where key = 'site'`.execute(
  db,
);

async function person(given: Parameters<typeof makeUser>[1] = {}, language = "en") {
  const id = await makeUser(db, { current_plan: "free", ...given });
  const headers = { "accept-language": language, ...(await signIn(db, id)) };
  const post = (url: string, payload: object = {}, more = {}) =>
    app.inject({ method: "POST", url, payload, headers: { ...headers, ...more } });
  return {
    id,
    post,
    upgrade: (planId: string, paymentMethod: string, more = {}) =>
      post("/api/subscription/upgrade", { planId, paymentMethod }, more),
    addOns: (payload: object, paymentMethod = "manual") =>
      post("/api/subscription/bonus-feature", { ...payload, paymentMethod }),
    get: (url: string) => app.inject({ url, headers }),
  };
}

describe("the ways to pay", () => {
  it("are those that are configured, in the order of the chooser", async () => {
    const ask = async () => (await app.inject("/api/payment-methods")).json();
    expect((await ask()).map((one: unknown) => offeredMethod.parse(one))).toEqual([
      { method: "credit_card", badge: "recommended", instant: true },
      { method: "manual", badge: "trusted", instant: false },
      { method: "paypal", badge: "optional", instant: true },
      { method: "chat", badge: "manual", instant: false },
    ]);
    const buyer = await person();
    await setSetting("transfers", {});
    await setSetting("chat_payments", false);
    expect((await ask()).map(({ method }: { method: string }) => method)).toEqual(["credit_card", "paypal"]);
    for (const method of ["manual", "chat"]) {
      expect((await buyer.upgrade("premium", method)).json().code).toBe("payment.method_off");
    }
    await setSetting("transfers", places);
    await setSetting("chat_payments", true);
  });

  it("offer no gateway that has no credentials", async () => {
    const bare = await testApp();
    const methods = (await bare.app.inject("/api/payment-methods")).json();
    expect(methods).toEqual([]);
    const id = await makeUser(bare.db, { current_plan: "free" });
    const refused = await bare.app.inject({
      method: "POST",
      url: "/api/subscription/upgrade",
      payload: { planId: "premium", paymentMethod: "credit_card" },
      headers: await signIn(bare.db, id),
    });
    expect([refused.statusCode, refused.json().code]).toEqual([409, "payment.method_off"]);
  });
});

describe("ordering a plan", () => {
  it.each(gatewayMethods)("by %s leads to the gateway's page", async (method) => {
    const buyer = await person();
    const answer = await buyer.upgrade("premium", method);
    expect(answer.statusCode, answer.body).toBe(201);
    const start = paymentStart.parse(answer.json());
    expect(start).toMatchObject({ amount: 5, currency: "USD" });
    expect(start.redirectUrl).toMatch(new RegExp(`^${gateway.url}/`));
    const order = ownPayment.parse((await buyer.get(`/api/payments/${start.orderId}`)).json());
    expect(order).toMatchObject({
      state: "open",
      amount: 5,
      canPay: true,
      canCancel: true,
      hasReceipt: false,
    });
    expect(order.items).toEqual([
      expect.objectContaining({ plan: "premium", title: "Premium", amount: 5, days: 30 }),
    ]);
  });

  it("by transfer tells where the money goes, by chat gives the prefilled link", async () => {
    const buyer = await person({}, "ar");
    const transfer = paymentStart.parse((await buyer.upgrade("dealer", "manual")).json());
    expect(transfer.instructions).toEqual([{ way: "omt", ...places.omt }]);
    expect(transfer.redirectUrl).toBeUndefined();
    const chat = paymentStart.parse((await buyer.upgrade("dealer", "chat")).json());
    const link = new URL(chat.redirectUrl ?? "");
    expect(`${link.origin}${link.pathname}`).toBe("https://wa.me/9611000000");
    const text = link.searchParams.get("text") ?? "";
    expect(text).toContain("معرض");
    expect(text).toContain("$20.00");
    expect(text).toContain(chat.reference);
    expect((await buyer.get("/api/payments")).json()).toMatchObject({ total: 2, page: 1, totalPages: 1 });
  });

  it("refuses what is not on offer, costs nothing, or is smaller than what runs", async () => {
    const dealer = await person({ current_plan: "dealer" });
    const refused = async (plan: string) => (await dealer.upgrade(plan, "credit_card")).json().code;
    expect(await refused("roomy-of-nobody")).toBe("plan.not_found");
    expect(await refused("free")).toBe("plan.free");
    expect(await refused("premium")).toBe("plan.lower");
    expect((await dealer.upgrade("premium", "bitcoin")).statusCode).toBe(400);
    expect((await dealer.upgrade("dealer", "credit_card")).statusCode).toBe(201);
  });

  it("makes one order of one intention, and lets ten wait", async () => {
    const buyer = await person();
    const once = { "idempotency-key": "one-intention" };
    const answers = await Promise.all([1, 2, 3, 4].map(() => buyer.upgrade("premium", "credit_card", once)));
    expect(new Set(answers.map((answer) => answer.json().orderId)).size).toBe(1);
    for (let n = 0; n < 9; n++) await buyer.upgrade("premium", "manual");
    const refused = await buyer.upgrade("premium", "manual");
    expect([refused.statusCode, refused.json().code]).toEqual([409, "payment.too_many_open"]);
    const { data } = (await buyer.get("/api/payments?limit=3")).json();
    expect(data).toHaveLength(3);
    await buyer.post(`/api/payments/${data[0].orderId}/cancel`);
    expect((await buyer.upgrade("premium", "manual")).statusCode).toBe(201);
  });
});

describe("ordering add-ons", () => {
  it("lists what is sold", async () => {
    const list = (await app.inject("/api/bonus-features")).json();
    expect(
      list
        .map((one: unknown) => bonusFeature.parse(one))
        .map(({ slug, price, period, perListing }: never) => [slug, price, period, perListing]),
    ).toEqual([
      ["featured", 3, "week", true],
      ["auto_refresh", 2, "week", false],
      ["verification_badge", 10, "once", false],
      ["chat_priority", 1, "once", true],
      ["notification_campaign", 5, "once", false],
    ]);
  });

  it("takes one, or a cart whose sum is exact", async () => {
    const seller = await person();
    const carId = await makeListing(db, { user_id: seller.id });
    expect((await seller.addOns({ feature: "featured", carId })).json()).toMatchObject({ amount: 3 });
    const campaign = { title: "New arrivals", body: "Ten fresh cars in our showroom this week." };
    const items = [
      { feature: "featured", carId },
      { feature: "auto_refresh" },
      { feature: "notification_campaign", campaign },
      { feature: "chat_priority", carId },
    ];
    const cart = await seller.addOns({ items });
    expect(cart.json()).toMatchObject({ amount: 11 });
    const order = ownPayment.parse((await seller.get(`/api/payments/${cart.json().orderId}`)).json());
    expect(order.items.map(({ feature, amount }) => [feature, amount])).toEqual([
      ["featured", 3],
      ["auto_refresh", 2],
      ["notification_campaign", 5],
      ["chat_priority", 1],
    ]);
  });

  it("refuses what nobody could mean", async () => {
    const seller = await person();
    const other = await person();
    const carId = await makeListing(db, { user_id: seller.id });
    const foreign = await makeListing(db, { user_id: other.id });
    const sold = await makeListing(db, { user_id: seller.id, status: "expired", expired_reason: "sold" });
    const codeOf = async (payload: object) => {
      const answer = await seller.addOns(payload);
      return [answer.statusCode, answer.json().code];
    };
    expect(await codeOf({ feature: "featured" })).toEqual([400, "add_on.listing_needed"]);
    expect(await codeOf({ feature: "featured", carId: foreign })).toEqual([404, "listing.not_found"]);
    expect(await codeOf({ feature: "featured", carId: sold })).toEqual([404, "listing.not_found"]);
    expect(await codeOf({ feature: "notification_campaign" })).toEqual([400, "request.invalid"]);
    expect(await codeOf({})).toEqual([400, "request.invalid"]);
    expect(await codeOf({ items: [] })).toEqual([400, "request.invalid"]);
    expect(await codeOf({ feature: "featured", carId, items: [{ feature: "auto_refresh" }] })).toEqual([
      400,
      "request.invalid",
    ]);
    const badge = { feature: "verification_badge" };
    expect(await codeOf({ items: [badge, badge] })).toEqual([409, "add_on.taken"]);
    const chat = { feature: "chat_priority", carId };
    expect(await codeOf({ items: [chat, chat] })).toEqual([409, "add_on.taken"]);
    await db.updateTable("bonus_features").set({ is_active: false }).where("slug", "=", "featured").execute();
    expect(await codeOf({ feature: "featured", carId })).toEqual([404, "add_on.not_found"]);
    await db.updateTable("bonus_features").set({ is_active: true }).where("slug", "=", "featured").execute();
  });
});

it("holds an order to its terms, its way and its history, in the database itself", async () => {
  const buyer = await person();
  const { orderId } = (await buyer.upgrade("premium", "manual")).json();
  const order = db.updateTable("orders").where("id", "=", orderId);
  await expect(order.set({ amount: 1 }).execute()).rejects.toMatchObject({ code: "MS003" });
  await expect(order.set({ state: "refunded" }).execute()).rejects.toMatchObject({ code: "MS003" });
  const items = db.updateTable("order_items").where("order_id", "=", orderId);
  await expect(items.set({ amount: 1 }).execute()).rejects.toMatchObject({ code: "MS003" });
  const history = db.updateTable("order_events").where("order_id", "=", orderId);
  await expect(history.set({ what: "paid" }).execute()).rejects.toMatchObject({ code: "MS003" });
  const gone = db.deleteFrom("order_events").where("order_id", "=", orderId);
  await expect(gone.execute()).rejects.toMatchObject({ code: "MS003" });
});
