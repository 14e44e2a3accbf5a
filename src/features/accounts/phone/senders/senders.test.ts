import { beforeEach, describe, expect, it } from "vitest";
import { testApp } from "../../../../../tests/support/app.ts";
import { phoneMarket } from "../phone.factory.ts";

const market = await phoneMarket();
const { app, config, db, time, gateway, jobs, newNumber, ask, prove, codeOf, member, verified } = market;

const start = time.now;
let count = 0;
beforeEach(() => {
  count += 1;
  time.now = new Date(start.getTime() + count * 86_400_000);
});

const sentTo = async (phone: string) => (await gateway.messages()).filter(({ to }) => to === phone);

describe("a code that WhatsApp cannot deliver", () => {
  it("goes by SMS, as another code, once however often WhatsApp tells of it", async () => {
    const phone = newNumber();
    const { own } = await member(phone);
    await ask(own, phone, "verify");
    const first = await codeOf(phone);
    const [message] = await sentTo(phone);
    expect(await gateway.undeliverable(message?.id ?? "")).toBe(200);
    expect(await gateway.undeliverable(message?.id ?? "")).toBe(200);
    await jobs.run();
    expect((await sentTo(phone)).map(({ channel }) => channel)).toEqual(["sms", "whatsapp"]);
    const second = await codeOf(phone);
    if (second !== first) expect((await prove(own, phone, first)).json().code).toBe("phone.code_wrong");
    expect((await prove(own, phone, second)).statusCode).toBe(200);
    // Used by now.
    expect(await gateway.undeliverable(message?.id ?? "")).toBe(200);
    await jobs.run();
    expect(await sentTo(phone)).toHaveLength(2);
  });

  it("is told of by WhatsApp alone: a forged notice is refused and does nothing", async () => {
    const phone = newNumber();
    const { own } = await member(phone);
    await ask(own, phone, "verify");
    await jobs.run();
    const [message] = await sentTo(phone);
    expect(await gateway.undeliverable(message?.id ?? "", { forged: true })).toBe(401);
    const payload = JSON.stringify({ object: "whatsapp_business_account", entry: [] });
    for (const signature of [undefined, "", "sha256=", `sha256=${"0".repeat(64)}`, "x".repeat(71)]) {
      const headers = {
        "content-type": "application/json",
        ...(signature !== undefined && { "x-hub-signature-256": signature }),
      };
      const refused = await app.inject({ method: "POST", url: "/api/phone/whatsapp", headers, payload });
      expect([refused.statusCode, refused.json().code]).toEqual([401, "notice.forged"]);
    }
    await jobs.run();
    expect(await sentTo(phone)).toHaveLength(1);
  });
});

describe("the companies", () => {
  it("are asked again when they are away, and each time for another code", async () => {
    const phone = newNumber();
    const { own } = await member(phone);
    await gateway.fault(phone, "500", 1);
    await ask(own, phone, "verify");
    await jobs.run();
    expect(await sentTo(phone)).toHaveLength(0);
    await jobs.retry();
    const code = await codeOf(phone);
    expect((await prove(own, phone, code)).statusCode).toBe(200);
  });

  it("are not asked again for a code that is too old by then", async () => {
    const phone = newNumber();
    const { own } = await member(phone);
    await gateway.fault(phone, "500", 1);
    await ask(own, phone, "verify");
    await jobs.run();
    time.now = new Date(time.now.getTime() + 600_000);
    await jobs.retry();
    expect(await sentTo(phone)).toHaveLength(0);
  });

  it("are asked by SMS where WhatsApp refuses the message, and no log has a number or a code", async () => {
    const phone = newNumber();
    const other = await phoneMarket({ WHATSAPP_NUMBER_ID: "999999" });
    const { own } = await other.member(phone);
    await other.ask(own, phone, "verify");
    const code = await other.codeOf(phone);
    expect((await other.gateway.messages()).map(({ channel }) => channel)).toEqual(["sms"]);
    expect((await other.prove(own, phone, code)).statusCode).toBe(200);
    const lines = other.jobs.logged.join("\n");
    expect(lines).toContain("WhatsApp refused a message: 400 100");
    expect(lines).not.toContain(phone.slice(1));
    expect(lines).not.toContain(code);
  });

  it("know the market by the token that Meta was told", async () => {
    const verify = (token: string, mode = "subscribe") =>
      app.inject({
        url: "/api/phone/whatsapp",
        query: { "hub.mode": mode, "hub.verify_token": token, "hub.challenge": "<b>1158201444</b>" },
      });
    const right = config.phone.whatsapp?.verifyToken ?? "";
    const answer = await verify(right);
    expect([answer.statusCode, answer.body]).toEqual([200, "<b>1158201444</b>"]);
    expect(answer.headers["content-type"]).toMatch(/^text\/plain/);
    for (const wrong of [await verify(`${right}x`), await verify(""), await verify(right, "other")])
      expect([wrong.statusCode, wrong.json().code]).toEqual([404, "phone.unavailable"]);
  });
});

describe("a market without them", () => {
  it("offers no codes at all", async () => {
    const bare = await testApp();
    expect((await bare.app.inject("/api/site")).json().phoneCodes).toEqual([]);
    for (const [url, payload] of [
      ["/api/phone/code", { phone: "70 123 456", channel: "sms", purpose: "sign-in" }],
      ["/api/phone/verify", { phone: "70 123 456", code: "123456" }],
    ] as const) {
      const refused = await bare.app.inject({ method: "POST", url, payload });
      expect([refused.statusCode, refused.json().code]).toEqual([404, "phone.unavailable"]);
    }
  });

  it("offers the one way that there is", async () => {
    const settings = Object.fromEntries(
      Object.entries(gateway.phoneEnvironment).filter(([name]) => !name.startsWith("WHATSAPP")),
    );
    const one = await testApp({ env: settings });
    expect((await one.app.inject("/api/site")).json().phoneCodes).toEqual(["sms"]);
    const payload = { phone: "70 123 456", channel: "whatsapp", purpose: "sign-in" };
    const refused = await one.app.inject({ method: "POST", url: "/api/phone/code", payload });
    expect(refused.json().code).toBe("phone.unavailable");
    expect((await app.inject("/api/site")).json().phoneCodes).toEqual(["whatsapp", "sms"]);
  });
});

it("leave nothing of a user who is gone", async () => {
  const phone = newNumber();
  const { id, own } = await verified(phone);
  await ask(own, phone, "verify");
  await db.deleteFrom("users").where("id", "=", id).execute();
  expect(await db.selectFrom("phone_codes").select("id").where("user_id", "=", id).execute()).toEqual([]);
});
