import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { makeTalker } from "#features/conversations/conversation.factory.ts";
import { makeListing } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { whenOver } from "../../../../tests/support/when-over.ts";
import { makeDealer } from "../showrooms/showroom.factory.ts";
import type { Delivery, Webhook } from "./webhook.contract.ts";

const market = await testApp();
const { app, db, time } = market;
const jobs = await testJobs(market);
/** As the job comes by the clock. */
const send = () => jobs.runNamed("dealers.send_webhooks");
const later = (seconds: number) => {
  time.now = new Date(time.now.getTime() + seconds * 1000);
};

interface Got {
  path: string;
  headers: Record<string, unknown>;
  body: string;
  json: { id: string; event: string; happenedAt: string; data: Record<string, unknown> };
}
const got: Got[] = [];
let answers: (path: string, json: Got["json"]) => number = () => 200;
/** Programs of dealers, at the protocol: outside of tests this machine is never called. */
const programs = createServer(async (request, answer) => {
  const body = await text(request);
  const path = request.url ?? "";
  const json = JSON.parse(body);
  got.push({ path, headers: request.headers, body, json });
  answer.writeHead(answers(path, json), { location: "/elsewhere" }).end("x".repeat(1000));
});
await new Promise<void>((ready) => programs.listen(0, "127.0.0.1", ready));
whenOver(() => {
  programs.closeAllConnections();
  programs.close();
});
const origin = `http://127.0.0.1:${(programs.address() as AddressInfo).port}`;
const all = ["lead", "question", "listing.decided", "listing.expired", "listing.sold"];

let made = 0;
async function dealer(events: string[] = all) {
  const id = await makeDealer(db, `hooks-${++made}`);
  const headers = { ...(await signIn(db, id)), "accept-language": "en" };
  const call = (method: "GET" | "POST" | "PATCH" | "DELETE", url: string, payload?: object) =>
    app.inject({ method, url: `/api/${url}`, headers, ...(payload && { payload }) });
  const path = `/hook-${made}`;
  const added = await call("POST", "webhooks", { url: origin + path, events });
  if (added.statusCode !== 201) throw new Error(added.body);
  const hook: Webhook & { secret: string } = added.json();
  return {
    id,
    headers,
    call,
    hook,
    carId: await makeListing(db, { user_id: id }),
    got: () => got.filter((one) => one.path === path),
    log: async (): Promise<Delivery[]> => (await call("GET", `webhooks/${hook.id}/deliveries`)).json().data,
    state: async (): Promise<Webhook> => (await call("GET", "webhooks")).json().data[0],
  };
}
const sell = (carId: string) =>
  db
    .updateTable("cars")
    .set({ status: "expired", expired_reason: "sold", updated_at: time.now })
    .where("id", "=", carId)
    .execute();
// With the first user comes the plan that talkers have.
await makeDealer(db, "hooks-of-nobody");
const buyer = await makeTalker(app, db);
const write = (carId: string, content = "Is it still available?") =>
  app.inject({
    method: "POST",
    url: "/api/conversations",
    headers: buyer.headers,
    payload: { carId, content },
  });

describe("a webhook", () => {
  it("is told of what happens, signed, and of nothing that it did not ask for", async () => {
    const { hook, carId, got: heard, log } = await dealer(["lead", "listing.sold"]);
    expect(hook.secret).toMatch(/^whsec_[\w-]{43}$/);
    await write(carId);
    await app.inject({
      method: "POST",
      url: `/api/cars/${carId}/events`,
      payload: { event: "contact", channel: "whatsapp" },
    });
    await app.inject({ method: "POST", url: `/api/cars/${carId}/events`, payload: { event: "view" } });
    await sell(carId);
    for (let n = 0; n < 3; n++) await send();
    expect(heard().map(({ json }) => [json.event, json.data.kind ?? json.data.reason])).toEqual([
      ["lead", "message"],
      ["lead", "whatsapp"],
      ["listing.sold", "sold"],
    ]);
    const [{ headers, body, json } = heard()[0] as Got] = heard();
    expect(json.data).toMatchObject({ listingId: carId, stockNumber: null });
    const [, at = "", mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers["mishwar-signature"])) ?? [];
    expect(mac).toBe(createHmac("sha256", hook.secret).update(`${at}.${body}`).digest("hex"));
    expect([headers["mishwar-event"], headers["mishwar-delivery"]]).toEqual(["lead", json.id]);
    expect(await log()).toMatchObject([
      { event: "listing.sold", state: "delivered", tries: 1, status: 200 },
      { event: "lead", state: "delivered" },
      { event: "lead", state: "delivered" },
    ]);
  });

  it("hears of messages of buyers, and of decisions when their owner does", async () => {
    const { id, carId, got: heard, headers } = await dealer(["question", "listing.decided"]);
    const { id: talk } = (await write(carId)).json().conversation;
    const url = `/api/conversations/${talk}/messages`;
    await app.inject({ method: "POST", url, headers, payload: { content: "Yes, it is" } });
    const adminId = (
      await db
        .insertInto("admin_users")
        .values({
          username: `reviewer-${made}`,
          full_name: "R",
          email: `r${made}@example.com`,
          password: "x",
          role: "content_admin",
        })
        .returning("id")
        .executeTakeFirstOrThrow()
    ).id;
    const review = await db
      .insertInto("listing_reviews")
      .values({
        car_id: carId,
        admin_id: adminId,
        decision: "active",
        before: JSON.stringify({ status: "pending" }),
        decided_at: time.now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await send();
    expect(heard().map(({ json }) => json.event)).toEqual(["question"]);
    await db.updateTable("listing_reviews").set({ told_at: time.now }).where("id", "=", review.id).execute();
    await send();
    expect(heard()[1]?.json).toMatchObject({
      event: "listing.decided",
      data: { decision: "approved", of: "listing", listingId: carId },
    });
    expect(JSON.stringify(heard())).not.toContain("Is it still available");
    expect(id).not.toBe(buyer.id);
  });

  it("is tried again while its server fails, in order per listing, and given up after seven times", async () => {
    const { id, carId, got: heard, log, hook, call } = await dealer();
    const other = await makeListing(db, { user_id: id });
    answers = () => 500;
    await write(carId);
    await sell(carId);
    await sell(other);
    await send();
    // The first of each listing alone: the others wait behind it.
    expect(heard().map(({ json }) => [json.event, json.data.listingId])).toEqual(
      expect.arrayContaining([
        ["lead", carId],
        ["listing.sold", other],
      ]),
    );
    expect(heard()).toHaveLength(2);
    later(20);
    await send();
    expect(heard()).toHaveLength(2);
    answers = () => 302;
    later(30);
    await send();
    expect(heard()).toHaveLength(4);
    for (const seconds of [400, 2400, 9000, 35_000, 104_000]) {
      later(seconds);
      await send();
    }
    const lead = (await log()).find(({ event }) => event === "lead");
    expect(lead).toMatchObject({ state: "failed", tries: 7, status: 302, nextTryAt: null });
    expect(got.some(({ path }) => path === "/elsewhere")).toBe(false);
    answers = () => 200;
    later(104_000);
    for (let n = 0; n < 3; n++) await send();
    const events = heard().map(({ json }) => json.event);
    expect(events.lastIndexOf("lead")).toBeLessThan(events.indexOf("question"));
    const again = await call("POST", `deliveries/${lead?.id}/replay`);
    expect([again.statusCode, again.json().state]).toEqual([200, "waiting"]);
    await send();
    const states = (await log()).map(({ state, listingId }) => [listingId === carId, state]);
    expect(states).toEqual([[false, "failed"], ...Array(3).fill([true, "delivered"])]);
    expect(hook.state).toBe("on");
  });

  it("is switched off by a 410, and by its owner: nothing is sent to it after that", async () => {
    const { carId, got: heard, log, state, call, hook } = await dealer();
    answers = () => 410;
    await write(carId);
    await send();
    expect(await state()).toMatchObject({ state: "off", offReason: "gone", waiting: 0 });
    answers = () => 200;
    await sell(carId);
    await send();
    expect(heard()).toHaveLength(1);
    const [{ id: replayed } = { id: "" }] = await log();
    expect((await call("POST", `deliveries/${replayed}/replay`)).json().code).toBe("webhook.off");

    expect((await call("PATCH", `webhooks/${hook.id}`, { state: "on" })).json().state).toBe("on");
    await call("POST", `deliveries/${replayed}/replay`);
    expect((await call("DELETE", `webhooks/${hook.id}`)).statusCode).toBe(204);
    await send();
    expect(heard()).toHaveLength(1);
    expect((await call("GET", `webhooks/${hook.id}/deliveries`)).statusCode).toBe(404);
  });

  it("of a dealer who is suspended hears nothing", async () => {
    const { id, carId, got: heard } = await dealer();
    await write(carId);
    await db.updateTable("users").set({ user_status: "suspended" }).where("id", "=", id).execute();
    await send();
    expect(heard()).toEqual([]);
  });

  it("misses nothing of a server that fails at random, and has each listing in order", async () => {
    const { id, got: heard, log } = await dealer(["question"]);
    const cars = await Promise.all(Array.from({ length: 8 }, () => makeListing(db, { user_id: id })));
    for (const carId of cars) {
      const { id: talk } = (await write(carId)).json().conversation;
      const rows = Array.from({ length: 5 }, (_, n) => ({
        conversation_id: talk,
        number: n + 2,
        sender_id: buyer.id,
        content: `More ${n}`,
        key: `more-${n}`,
        sent_at: time.now,
      }));
      await db.insertInto("messages").values(rows).execute();
    }
    let n = 0;
    answers = () => (++n % 3 === 0 ? 200 : 503);
    for (let turn = 0; turn < 40; turn++) {
      await Promise.all([send(), send()]);
      later(36);
      if (turn % 5 === 4) later(360);
      if (turn % 10 === 9) later(2200);
    }
    answers = () => 200;
    for (let turn = 0; turn < 8; turn++) {
      later(36_000);
      await send();
    }
    const taken = new Map<string, number[]>();
    for (const { state, listingId } of await log()) {
      expect(state, listingId).toBe("delivered");
    }
    for (const { json } of heard()) {
      const numbers = taken.get(String(json.data.listingId)) ?? [];
      taken.set(String(json.data.listingId), [...numbers, Number(json.data.number)]);
    }
    expect(taken.size).toBe(8);
    for (const numbers of taken.values()) {
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      expect(new Set(numbers)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    }
  });

  it.each([
    "http://example.com/hook",
    "https://10.0.0.1/hook",
    "https://169.254.169.254/latest",
    "https://[fd00::1]/hook",
    "https://[::ffff:10.0.0.1]/hook",
    "https://printer.local/hook",
    "https://user@example.com/hook",
    "https://example.com:8080/hook",
    "ftp://example.com/hook",
    "nonsense",
  ])("is never at %s", async (url) => {
    const { call, hook } = await dealer();
    for (const refused of [
      await call("POST", "webhooks", { url, events: ["lead"] }),
      await call("PATCH", `webhooks/${hook.id}`, { url }),
    ])
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ["url"]]);
  });

  it("is one of five, however many are added at once, and another dealer's for nobody", async () => {
    const { call, hook } = await dealer();
    const add = () => call("POST", "webhooks", { url: `${origin}/one`, events: ["lead"] });
    const added = await Promise.all(Array.from({ length: 6 }, add));
    expect(added.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 201, 201, 409, 409]);
    const karim = await dealer();
    for (const [method, url, payload] of [
      ["PATCH", `webhooks/${hook.id}`, { state: "off" }],
      ["DELETE", `webhooks/${hook.id}`],
      ["GET", `webhooks/${hook.id}/deliveries`],
    ] as const)
      expect((await karim.call(method, url, payload)).json().code).toBe("webhook.not_found");
  });
});
