import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { makeTalk } from "#features/conversations/conversation.factory.ts";
import { makeUser } from "#features/listings/listing.factory.ts";
import { makeSeller } from "#features/selling/selling.factory.ts";
import { loadServerMessages } from "#i18n/server-messages.ts";
import { vapidKeys } from "#platform/push/vapid.ts";
import { secondProcess, testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { pushService } from "../../../../tests/support/push-service.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { giveNotices, type Notice, type UsersNotice } from "../give-notice.ts";
import { pushJob } from "./push.queries.ts";

const test = await testApp();
const { app, db, time, config } = test;
const jobs = await testJobs(test);
const { publicKey } = vapidKeys(config.sessionSecret);
const service = await pushService(publicKey);
afterAll(service.close);

const url = "/api/push/subscription";
const call = (method: "POST" | "DELETE", headers: Record<string, string>, payload: object) =>
  app.inject({ method, url, headers: { "accept-language": "en", ...headers }, payload });

/** A user whose browser takes notices. */
async function reader(language: "ar" | "en" = "en") {
  const one = await makeSeller(app, db, { language });
  const browser = service.browser();
  expect((await call("POST", one.headers, browser.subscription)).statusCode).toBe(204);
  return {
    ...one,
    ...browser,
    received: () => service.received.filter(({ browser: name }) => name === browser.name),
    off: (kind: string) =>
      app.inject({
        method: "PUT",
        url: `/api/notification-preferences/${kind}/push`,
        headers: one.headers,
        payload: { wanted: false },
      }),
  };
}

let number = 0;
type Given = Partial<Pick<UsersNotice, "kind" | "of"> & Pick<Notice, "title" | "body">>;
const notice = (userId: string, given: Given = {}): UsersNotice => ({
  userId,
  kind: given.kind ?? "decisions",
  of: given.of ?? `test ${++number}`,
  notice: ({ language }) => ({
    type: "system",
    title: given.title ?? (language === "en" ? "Your listing is live" : "إعلانك معروض الآن"),
    body: given.body ?? (language === "en" ? "Kia" : "كيا"),
    link: "/cars/1",
  }),
});
const deps = { words: await loadServerMessages(), clock: () => time.now };
async function tell(...notices: UsersNotice[]) {
  await giveNotices(db, deps, notices);
  await jobs.run();
}
const later = (seconds: number) => {
  time.now = new Date(time.now.getTime() + seconds * 1000);
};
const browsersOf = (userId: string) =>
  db.selectFrom("push_subscriptions").select("endpoint").where("user_id", "=", userId).execute();

describe("a browser that takes notices", () => {
  it("is sent none while the settings say so, neither one's own nor news to many", async () => {
    const mine = await reader();
    const set = async (value: boolean) => {
      const key = "push_notifications";
      await sql`insert into app_settings (key, value, description) values (${key}, ${JSON.stringify(value)}::jsonb, '')
        on conflict (key) do update set value = excluded.value`.execute(db);
      const { isOn, isOffered } = (await app.inject({ url, headers: mine.headers })).json();
      expect({ isOn, isOffered }).toEqual({ isOn: true, isOffered: value });
    };
    await set(false);
    await tell(notice(mine.id));
    expect(mine.received()).toEqual([]);
    await set(true);
    await tell(notice(mine.id));
    expect(mine.received()).toHaveLength(1);
  });

  it("is sent them encrypted for it alone, signed, with how urgent they are and how long they are worth it", async () => {
    const [mine, other] = [await reader(), await reader("ar")];
    const told = { title: "نشر إعلانك", body: "كيا \u2068Sportage\u2069" };
    await tell(notice(mine.id, told));
    expect(service.wrong).toEqual([]);
    expect(other.received()).toEqual([]);
    expect(mine.received()).toEqual([
      {
        browser: mine.name,
        payload: {
          title: told.title,
          body: told.body,
          link: "/cars/1",
          language: "en",
          tag: expect.stringMatching(/^[\w-]{32}$/),
        },
        ttl: 72 * 3600,
        urgency: "normal",
        topic: expect.stringMatching(/^[\w-]{32}$/),
      },
    ]);
    await tell(notice(other.id, { kind: "news" }), notice(mine.id));
    expect(other.received()).toMatchObject([
      { urgency: "low", payload: { language: "ar", title: "إعلانك معروض الآن", body: "كيا" } },
    ]);
    expect(mine.received()[1]?.payload, "in the language of each account").toMatchObject({
      title: "Your listing is live",
      body: "Kia",
    });
  });

  it("is told of each thing once, however often its job runs, in two processes too", async () => {
    const mine = await reader();
    const told = notice(mine.id);
    await Promise.all([giveNotices(db, deps, [told]), giveNotices(db, deps, [told])]);
    await Promise.all([jobs.runNamed(pushJob), jobs.runNamed(pushJob)]);
    await tell(told);
    expect(mine.received()).toHaveLength(1);
  });

  it("is told what its owner did not switch off, also of what the bell does not tell", async () => {
    const mine = await reader();
    await mine.off("favorites");
    const bell = "/api/notification-preferences/searches/bell";
    await app.inject({ method: "PUT", url: bell, headers: mine.headers, payload: { wanted: false } });
    await tell(notice(mine.id, { kind: "favorites" }), notice(mine.id, { kind: "searches", title: "3 new" }));
    expect(mine.received().map(({ payload }) => payload.title)).toEqual(["3 new"]);
    const { data } = (await mine.get("/api/notifications")).json();
    expect(data).toHaveLength(1);
  });

  it("has a short text, whatever was written", async () => {
    const mine = await reader();
    await tell(notice(mine.id, { title: "🚗".repeat(300), body: "س".repeat(3000) }));
    const { payload = {} } = mine.received()[0] ?? {};
    expect(Array.from(String(payload.title))).toHaveLength(100);
    expect(Array.from(String(payload.body))).toHaveLength(180);
  });

  it("ends with its session: signed out on it, or from elsewhere, and with the account", async () => {
    const [mine, other] = [await reader(), await reader()];
    await app.inject({ method: "POST", url: "/api/auth/logout", headers: mine.headers });
    expect(await browsersOf(mine.id)).toEqual([]);
    const elsewhere = await signIn(db, other.id);
    await app.inject({ method: "DELETE", url: "/api/auth/sessions", headers: elsewhere });
    await tell(notice(mine.id), notice(other.id));
    expect([mine.received(), other.received()]).toEqual([[], []]);
  });

  it("is silent when its session has run out, or its user is suspended, and holds nobody up", async () => {
    const [over, mine] = [await reader(), await reader()];
    await sql`update sessions set expire = ${time.now}::timestamptz where user_id = ${over.id}::uuid`.execute(
      db,
    );
    await giveNotices(
      db,
      deps,
      Array.from({ length: 40 }, () => notice(over.id)),
    );
    later(1);
    await tell(notice(mine.id));
    expect([over.received().length, mine.received().length]).toEqual([0, 1]);
  });

  it("is kept once for each; who signs in on it next has it, and nothing that waited for the other", async () => {
    const mine = await reader();
    expect((await call("POST", mine.headers, mine.subscription)).statusCode).toBe(204);
    expect(await browsersOf(mine.id)).toHaveLength(1);
    expect((await mine.get(url)).json()).toEqual({ publicKey, isOn: true, isOffered: true });
    // Another session of the same account is another browser.
    const elsewhere = await app.inject({ url, headers: await signIn(db, mine.id) });
    expect(elsewhere.json().isOn).toBe(false);
    service.answers.set(mine.name, [{ status: 503 }]);
    await tell(notice(mine.id, { title: "Of the first one alone" }));
    const next = await makeSeller(app, db, { language: "en" });
    await call("POST", next.headers, mine.subscription);
    expect([await browsersOf(mine.id), (await browsersOf(next.id)).length]).toEqual([[], 1]);
    later(3600);
    await jobs.runNamed(pushJob);
    await tell(notice(next.id, { title: "Of the second" }));
    expect(mine.received().map(({ payload }) => payload.title)).toEqual(["Of the second"]);
  });

  it("is taken off by its own user alone; of many the newest stay", async () => {
    const [mine, other] = [await reader(), await reader()];
    const { endpoint } = mine.subscription;
    expect((await call("DELETE", other.headers, { endpoint })).statusCode).toBe(204);
    expect(await browsersOf(mine.id)).toHaveLength(1);
    expect((await call("DELETE", mine.headers, { endpoint })).statusCode).toBe(204);
    expect(await browsersOf(mine.id)).toEqual([]);
    for (let n = 0; n < 12; n++) {
      later(1);
      await call("POST", mine.headers, service.browser().subscription);
    }
    expect(await browsersOf(mine.id)).toHaveLength(10);
  });
});

describe("a message of somebody", () => {
  const inTime = async () => {
    await sql`update graphile_worker._private_jobs set run_at = now() - interval '1 minute'`.execute(db);
    await jobs.run();
    await jobs.run();
  };
  const browserOf = async (talker: { headers: Record<string, string>; id: string }) => {
    const browser = service.browser();
    await call("POST", talker.headers, browser.subscription);
    return () => service.received.filter((one) => one.browser === browser.name);
  };

  it("is told on the devices of its reader, several in a row as one; nothing of what was read in time", async () => {
    // Whose plan the talkers have.
    await makeUser(db);
    const { buyer, seller, id } = await makeTalk(app, db);
    const [sellers, buyers] = [await browserOf(seller), await browserOf(buyer)];
    await buyer.write(id, "I could come\ntoday");
    await inTime();
    expect(buyers()).toEqual([]);
    expect(sellers()).toMatchObject([
      { urgency: "high", payload: { body: "I could come today", link: `/messages?c=${id}` } },
    ]);
    await buyer.write(id, "Or tomorrow");
    await seller.read(id, 3);
    await inTime();
    expect(sellers()).toHaveLength(1);
    await buyer.write(id, "Send the deposit to https://evil.example/pay");
    await inTime();
    const [first, careful] = sellers();
    expect(careful?.payload.body).not.toContain("evil");
    // The later takes the place of the first on the device, and where it waits.
    expect([careful?.topic, careful?.payload.tag]).toEqual([first?.topic, first?.payload.tag]);
    await buyer.write(id, "Hello?");
    await seller.block(id);
    await inTime();
    expect(sellers()).toHaveLength(2);
  });
});

describe("a push service", () => {
  it.each([403, 404, 410])(
    "that says %i has lost the browser: it is forgotten with all that waits",
    async (status) => {
      const mine = await reader();
      service.answers.set(mine.name, [{ status }]);
      await tell(notice(mine.id));
      expect(await browsersOf(mine.id)).toEqual([]);
      later(7200);
      await jobs.runNamed(pushJob);
      expect(mine.received()).toEqual([]);
    },
  );

  it.each([
    [{ status: 429, headers: { "retry-after": "120" } }, 119],
    [{ status: 503 }, 29],
    [{ status: 500, headers: { "retry-after": "Tuesday" } }, 29],
  ])("that is busy is asked again when it may be, and not before: %o", async (answer, seconds) => {
    const mine = await reader();
    service.answers.set(mine.name, [answer]);
    await tell(notice(mine.id));
    later(seconds);
    await jobs.runNamed(pushJob);
    expect(mine.received()).toEqual([]);
    later(2);
    await jobs.runNamed(pushJob);
    expect(mine.received()).toHaveLength(1);
  });

  it("that is away is given up after so many times, and what is too old is not sent", async () => {
    const mine = await reader();
    service.answers.set(
      mine.name,
      Array.from({ length: 20 }, () => ({ status: 500 })),
    );
    await tell(notice(mine.id));
    for (let n = 0; n < 10; n++) {
      later(3601);
      await jobs.runNamed(pushJob);
    }
    expect(service.answers.get(mine.name)).toHaveLength(12);
    service.answers.set(mine.name, [{ status: 500 }]);
    await tell(notice(mine.id, { kind: "news" }));
    later(25 * 3600);
    await jobs.runNamed(pushJob);
    expect(mine.received()).toEqual([]);
    const outcomes = await db
      .selectFrom("push_messages")
      .select("outcome")
      .where("told_of", "like", "test %")
      .execute();
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(expect.arrayContaining(["refused", "too_late"]));
    time.now = new Date(time.now.getTime() + 8 * 86_400_000);
    await jobs.runNamed("notices.forget_pushes");
    expect(await db.selectFrom("push_messages").select("id").execute()).toEqual([]);
  });

  it("that sends elsewhere is not followed", async () => {
    const [mine, other] = [await reader(), await reader()];
    service.answers.set(mine.name, [{ status: 307, headers: { location: other.subscription.endpoint } }]);
    await tell(notice(mine.id));
    expect([other.received(), service.wrong]).toEqual([[], []]);
  });
});

describe("what says that it is a browser", () => {
  it("is refused where it is none", async () => {
    const { headers } = await makeSeller(app, db);
    const { endpoint, keys } = service.browser().subscription;
    const point = Buffer.from(keys.p256dh, "base64url");
    point[64] = (point[64] ?? 0) ^ 1;
    const bodies: [object, number][] = [
      [{}, 400],
      [{ endpoint }, 400],
      [{ endpoint, keys: { ...keys, auth: "short" } }, 400],
      [{ endpoint, keys: { ...keys, p256dh: keys.p256dh.slice(1) } }, 400],
      // A point beside the curve.
      [{ endpoint, keys: { ...keys, p256dh: point.toString("base64url") } }, 400],
      [{ endpoint: "http://10.0.0.1/a-browser", keys }, 400],
      [{ endpoint: "file:///etc/passwd", keys }, 400],
      [{ endpoint, keys, userId: "someone" }, 400],
    ];
    for (const [body, status] of bodies) {
      expect((await call("POST", headers, body)).statusCode, JSON.stringify(body)).toBe(status);
    }
    expect((await call("POST", {}, { endpoint, keys })).statusCode).toBe(401);
  });

  it("has one key in all processes of the market, and only there", async () => {
    const { headers } = await makeSeller(app, db);
    const other = await secondProcess(test);
    for (const process of [app, other]) {
      const answer = await process.inject({ url, headers });
      expect(answer.json()).toEqual({ publicKey, isOn: false, isOffered: true });
    }
    expect(vapidKeys("another secret of another market, long").publicKey).not.toBe(publicKey);
  });

  it("is no name that leads into the market's own net, in production", async () => {
    const { sendPush } = await import("#platform/push/send-push.ts");
    const { subscription } = service.browser();
    const push = { ...subscription.keys, payload: "{}", ttl: 60, urgency: "normal", topic: "a" } as const;
    const sender = {
      keys: vapidKeys(config.sessionSecret),
      subject: "mailto:a@b.example",
      withLoopback: false,
    };
    const answer = await sendPush({ ...push, endpoint: subscription.endpoint }, sender);
    expect(answer.status).toBe(410);
    expect(service.received.some(({ browser }) => subscription.endpoint.endsWith(browser))).toBe(false);
  });
});

describe("outside tests, whatever the environment", () => {
  it.each(["development", "production"])(
    "nothing of this machine or a private net is taken in %s",
    async (env) => {
      const { app: open, db: there } = await testApp({
        env: { NODE_ENV: env, SESSION_SECRET: "s".repeat(32), LOG_LEVEL: "silent", RATE_LIMIT: "0" },
      });
      const headers = await signIn(there, await makeUser(there));
      const { keys } = service.browser().subscription;
      for (const endpoint of [
        "http://127.0.0.1:4000/internal",
        "https://localhost/a",
        "https://2130706433/a",
        "https://0x7f000001/a",
        "https://10.0.0.1/a",
        "https://[::1]/a",
      ]) {
        const answer = await open.inject({
          method: "POST",
          url: "/api/push/subscription",
          headers,
          payload: { endpoint, keys },
        });
        expect([answer.statusCode, answer.json().code], endpoint).toEqual([400, "push.not_a_browser"]);
      }
    },
  );
});
