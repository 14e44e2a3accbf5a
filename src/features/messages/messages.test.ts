import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/admin/admin.factory.ts";
import { makeUser } from "#features/listings/listing.factory.ts";
import { paperForm, pdf } from "#features/payments/paper.factory.ts";
import { type Mail, MailRefused } from "#platform/mail/mailer.ts";
import { secondProcess, testApp } from "../../../tests/support/app.ts";
import { testJobs } from "../../../tests/support/jobs.ts";

const test = await testApp();
const { app, db, time } = test;
const other = await secondProcess(test);
const mails: Mail[] = [];
let onMail: (mail: Mail) => Promise<void> = async () => {};
const jobs = await testJobs(test, {
  mailer: {
    send: async (mail) => {
      await onMail(mail);
      mails.push(mail);
    },
    close: () => {},
  },
});
const { id: adminId } = await makeAdministrator(db, "content_admin");
const { email: adminMail } = await db
  .selectFrom("admin_users")
  .select("email")
  .where("id", "=", adminId)
  .executeTakeFirstOrThrow();
const headers = { "accept-language": "en", ...(await signInAdministrator(db, adminId, time.now)) };

const call = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object, on = app) =>
  on.inject({ method, url: `/api/admin/messages${path}`, headers, ...(payload && { payload }) });

const notice = {
  kind: "notification",
  audience: "all",
  addresses: null as string[] | null,
  ar: { title: "عنوان", body: "نص" },
  en: null as { title: string; body: string } | null,
  link: "/cars",
};
const letter = {
  ...notice,
  kind: "email",
  audience: "verified",
  ar: null,
  en: { title: "News", body: "First line\nSecond line" },
};
const draft = async (given: object) => {
  const answer = await call("POST", "", given);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id as string;
};
const countOf = async ({
  kind,
  audience,
  addresses,
}: {
  kind: string;
  audience: string;
  addresses: unknown;
}) => (await call("POST", "/audience", { kind, audience, addresses })).json();
/** Tests a mail, and sends it. */
async function send(id: string, given: Parameters<typeof countOf>[0], sendAt: string | null = null) {
  if (given.kind === "email") await call("POST", `/${id}/test`);
  const { count } = await countOf(given);
  const answer = await call("POST", `/${id}/send`, { count, sendAt });
  expect(answer.statusCode, answer.body).toBe(200);
  return count as number;
}
const stateOf = async (id: string) => (await call("GET", `/${id}`)).json();
const outcomesOf = async (id: string) =>
  (await call("GET", `/${id}/recipients`)).json().data as {
    address: string;
    outcome: string;
    reason: string | null;
  }[];
const noticesOf = (id: string) =>
  db.selectFrom("notifications").selectAll().where("bulk_message_id", "=", id).execute();
const person = (given: object = {}) =>
  makeUser(db, { current_plan: "free", is_email_verified: true, ...given });
const mailsTo = (address: string) => mails.filter(({ to }) => to === address);
const refusal = async (answer: ReturnType<typeof call>) => {
  const { statusCode, ...rest } = await answer;
  return [statusCode, rest.json().code];
};

beforeEach(async () => {
  await db.updateTable("users").set({ user_status: "banned" }).execute();
  mails.length = 0;
  onMail = async () => {};
});

describe("a notification to many", () => {
  it("reaches each of its audience once, in the own language, however often it is delivered", async () => {
    const [arabic, english] = [await person(), await person({ language: "en" })];
    const suspended = await person({ user_status: "suspended" });
    const given = { ...notice, en: { title: "<b>Title</b>", body: "Text" } };
    const id = await draft(given);
    expect(await send(id, given)).toBe(2);
    await Promise.all([jobs.run(), jobs.run()]);
    await jobs.runNamed("messages.deliver", { messageId: id });
    const told = await noticesOf(id);
    expect(told.map(({ user_id, title }) => [user_id, title]).sort()).toEqual(
      [
        [arabic, "عنوان"],
        [english, "<b>Title</b>"],
      ].sort(),
    );
    expect(told.map(({ user_id }) => user_id)).not.toContain(suspended);
    expect(await stateOf(id)).toMatchObject({ state: "sent", total: 2, sent: 2, failed: 0, skipped: 0 });
  });

  it("goes to the audience that is asked for, counted beforehand", async () => {
    const free = await person();
    const paying = await person({ current_plan: "premium" });
    const dealer = await person({ is_dealership: true, dealership_name: "X", is_verified_dealer: true });
    const { email } = await db
      .selectFrom("users")
      .select("email")
      .where("id", "=", free)
      .executeTakeFirstOrThrow();
    const cases: [object, string[]][] = [
      [{ audience: "subscribers" }, [paying]],
      [{ audience: "dealers" }, [dealer]],
      [{ audience: "individuals", addresses: [dealer, email.toUpperCase(), free] }, [dealer, free]],
    ];
    for (const [what, expected] of cases) {
      const given = { ...notice, ...what };
      const id = await draft(given);
      expect(await send(id, given)).toBe(expected.length);
      await jobs.run();
      expect((await noticesOf(id)).map(({ user_id }) => user_id).sort()).toEqual(expected.sort());
    }
    const nobody = randomUUID();
    expect(
      await countOf({ ...notice, audience: "individuals", addresses: [nobody, "no@example.com", free] }),
    ).toEqual({ count: 1, unsubscribed: 0, unknown: [nobody, "no@example.com"], unknownCount: 2 });
  });

  it("waits for its time, and can be called off until then", async () => {
    await person();
    const [kept, off] = [await draft(notice), await draft(notice)];
    const at = new Date(time.now.getTime() + 60_000).toISOString();
    for (const id of [kept, off]) await send(id, notice, at);
    await jobs.runNamed("messages.look");
    await jobs.run();
    expect((await stateOf(kept)).state).toBe("scheduled");
    expect((await call("POST", `/${off}/stop`)).json().state).toBe("cancelled");
    expect(await refusal(call("POST", `/${off}/stop`))).toEqual([409, "message.wrong_state"]);
    time.now = new Date(time.now.getTime() + 61_000);
    await jobs.runNamed("messages.look");
    await jobs.run();
    expect([(await noticesOf(kept)).length, (await noticesOf(off)).length]).toEqual([1, 0]);
  });

  it("leaves out whoever was suspended between, and stops when it is told to", async () => {
    const [, late] = [await person(), await person()];
    const id = await draft(notice);
    await send(id, notice);
    await sql`insert into bulk_recipients (message_id, user_id) values (${id}::uuid, ${late}::uuid)`.execute(
      db,
    );
    await sql`update bulk_messages set prepared_at = now(), total = 1 where id = ${id}::uuid`.execute(db);
    await db.updateTable("users").set({ user_status: "suspended" }).where("id", "=", late).execute();
    await jobs.run();
    expect(await outcomesOf(id)).toMatchObject([{ outcome: "skipped", reason: "standing" }]);
    const stopped = await draft(notice);
    await send(stopped, notice);
    await call("POST", `/${stopped}/stop`);
    await jobs.run();
    expect([await noticesOf(stopped), (await stateOf(stopped)).state]).toEqual([[], "stopped"]);
  });
});

describe("sending", () => {
  it("is done once by two who do it at once, and only for the number that was shown", async () => {
    await person();
    const id = await draft(notice);
    expect((await call("POST", `/${id}/send`, { count: 2, sendAt: null })).json()).toMatchObject({
      code: "message.count_changed",
      count: 1,
    });
    const both = await Promise.all(
      [app, other].map((on) => call("POST", `/${id}/send`, { count: 1, sendAt: null }, on)),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await jobs.run();
    expect((await noticesOf(id)).length).toBe(1);
    expect(await refusal(call("PUT", `/${id}`, notice))).toEqual([409, "message.wrong_state"]);
    expect(await refusal(call("DELETE", `/${id}`))).toEqual([409, "message.wrong_state"]);
    const log = await db
      .selectFrom("admin_activity_log")
      .select("action")
      .where("resource_id", "=", id)
      .execute();
    expect(log.map(({ action }) => action).sort()).toEqual(["message.created", "message.sent"]);
  });

  it("is refused to nobody, in the past, untested, and while mails are off", async () => {
    const id = await draft(notice);
    expect(await refusal(call("POST", `/${id}/send`, { count: 0, sendAt: null }))).toEqual([
      409,
      "message.nobody",
    ]);
    await person();
    const past = await call("POST", `/${id}/send`, { count: 1, sendAt: time.now.toISOString() });
    expect(Object.keys(past.json().errors)).toEqual(["sendAt"]);
    const mail = await draft(letter);
    const go = () => call("POST", `/${mail}/send`, { count: 1, sendAt: null });
    expect(await refusal(go())).toEqual([409, "message.untested"]);
    await call("POST", `/${mail}/test`);
    await call("PUT", `/${mail}`, { ...letter, en: { title: "Other", body: "Words" } });
    expect(await refusal(go())).toEqual([409, "message.untested"]);
    await call("POST", `/${mail}/test`);
    const off = (value: string) =>
      db.updateTable("app_settings").set({ value }).where("key", "=", "email_notifications").execute();
    await off("false");
    expect(await refusal(go())).toEqual([409, "message.mail_off"]);
    await off("true");
    expect((await go()).statusCode).toBe(200);
    expect(await refusal(call("POST", `/${id}/test`))).toEqual([409, "message.wrong_state"]);
    await jobs.run();
  });

  it("is for roles that may", async () => {
    const { id } = await makeAdministrator(db, "payment_admin");
    const wrong = await signInAdministrator(db, id, time.now);
    const refused = await app.inject({
      method: "POST",
      url: "/api/admin/messages",
      payload: notice,
      headers: wrong,
    });
    expect([refused.statusCode, refused.json().code]).toEqual([403, "admin.forbidden"]);
  });

  it("takes no odd input", async () => {
    const long = "x".repeat(1001);
    const cases: [object, string][] = [
      [{ ...notice, ar: null }, "ar"],
      [{ ...notice, ar: { title: " \n ", body: "x" } }, "ar"],
      [{ ...notice, ar: { title: "x", body: long } }, "body"],
      [{ ...letter, en: { title: "x".repeat(121), body: "x" } }, "en"],
      [{ ...notice, link: "//evil.example" }, "link"],
      [{ ...notice, link: "https://evil.example" }, "link"],
      [{ ...notice, link: "/\\evil.example" }, "link"],
      [{ ...notice, audience: "verified" }, "audience"],
      [{ ...notice, audience: "individuals" }, "addresses"],
      [{ ...notice, addresses: ["a@example.com"] }, "addresses"],
      [{ ...letter, audience: "list", addresses: ["not a mail"] }, "addresses"],
      [{ ...letter, audience: "list", addresses: [randomUUID()] }, "addresses"],
      [
        { ...letter, audience: "list", addresses: Array.from({ length: 5001 }, (_, i) => `${i}@a.co`) },
        "addresses",
      ],
      [{ ...notice, state: "sent" }, "state"],
    ];
    for (const [given, field] of cases) {
      const refused = await call("POST", "", given);
      expect([refused.statusCode, Object.keys(refused.json().errors ?? {})]).toEqual([400, [field]]);
    }
    const bell = await draft({ ...notice, ar: { title: "a\u0000\u0007b\nc", body: "d\u0000e\r\nf" } });
    expect((await stateOf(bell)).ar).toEqual({ title: "ab c", body: "de\nf" });
  });
});

describe("a mail to many", () => {
  it("goes to its writer first, then to each once, as text, with a way off the list", async () => {
    const reader = await person({ email: "reader@example.com", language: "en", first_name: "Rana" });
    await person({ is_email_verified: false });
    const given = {
      ...letter,
      en: { title: "News\r\nBcc: x@y.z", body: '<script>alert("1")</script>\n\nTwo' },
    };
    const id = await draft(given);
    const form = paperForm(pdf);
    const file = await app.inject({
      method: "PUT",
      url: `/api/admin/messages/${id}/attachment`,
      payload: form.payload,
      headers: { ...headers, ...form.headers },
    });
    expect(file.json().attachment, file.body).toMatchObject({ name: expect.stringMatching(/\.pdf$/) });
    expect(await send(id, given)).toBe(1);
    await jobs.run();
    expect(mails.map(({ to }) => to).sort()).toEqual([adminMail, "reader@example.com"].sort());
    const [test] = mailsTo(adminMail);
    expect([test?.subject, test?.unsubscribeUrl]).toEqual(["News Bcc: x@y.z", undefined]);
    const [mail] = mailsTo("reader@example.com");
    expect(mail?.html).toContain("&lt;script&gt;");
    expect(mail?.html).not.toContain("<script>");
    expect(mail?.attachments?.map(({ bytes }) => bytes)).toEqual([pdf]);
    expect(mail?.unsubscribeUrl).toMatch(/^http:\/\/localhost:3000\/unsubscribe\?token=/);
    expect(mail?.text).toContain(mail?.unsubscribeUrl);
    expect(await outcomesOf(id)).toMatchObject([
      { address: "reader@example.com", outcome: "sent", reason: null },
    ]);

    const { pathname, search } = new URL(mail?.unsubscribeUrl ?? "");
    const oneClick = (url: string) =>
      app.inject({
        method: "POST",
        url,
        payload: "List-Unsubscribe=One-Click",
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
    const since = async () =>
      (
        await db
          .selectFrom("users")
          .select("bulk_mail_unsubscribed_at as at")
          .where("id", "=", reader)
          .execute()
      )[0]?.at;
    const forged = `${pathname}${search.replace(/token=[0-9a-f-]{36}/, `token=${randomUUID()}`)}`;
    expect((await oneClick(forged)).statusCode).toBe(404);
    expect((await oneClick(`${pathname}?token=x`)).statusCode).toBe(404);
    expect(await since()).toBeNull();
    expect((await oneClick(pathname + search)).statusCode).toBe(204);
    expect(await since()).toEqual(time.now);
    expect(await countOf(letter)).toMatchObject({ count: 0, unsubscribed: 1 });
    expect((await app.inject({ method: "DELETE", url: pathname + search })).statusCode).toBe(204);
    expect(await since()).toBeNull();
  });

  it("passes over whoever unsubscribed in between, with an account or without", async () => {
    const user = await person({ email: "user@example.com" });
    await db.insertInto("mail_unsubscribes").values({ address: "gone@example.com", at: time.now }).execute();
    const given = {
      ...letter,
      audience: "list",
      addresses: ["User@Example.com", "user@example.com", "gone@example.com", "new@example.com"],
    };
    const id = await draft(given);
    expect(await countOf(given)).toMatchObject({ count: 2, unsubscribed: 1 });
    expect(await send(id, given)).toBe(2);
    await db
      .updateTable("users")
      .set({ bulk_mail_unsubscribed_at: time.now })
      .where("id", "=", user)
      .execute();
    await jobs.run();
    const outcomes = Object.fromEntries(
      (await outcomesOf(id)).map(({ address, outcome, reason }) => [address, [outcome, reason]]),
    );
    expect(outcomes).toEqual({
      "user@example.com": ["skipped", "unsubscribed"],
      "gone@example.com": ["skipped", "unsubscribed"],
      "new@example.com": ["sent", null],
    });
    expect(await stateOf(id)).toMatchObject({
      state: "sent",
      total: 3,
      sent: 1,
      skipped: 2,
      addresses: null,
    });
  });

  it("is for the inactive only if they were away for 30 days", async () => {
    const ago = (days: number) => new Date(time.now.getTime() - days * 86_400_000);
    await person({ created_at: ago(60), last_login_at: ago(31) });
    await person({ created_at: ago(60), last_login_at: ago(29) });
    await person({ created_at: ago(5) });
    expect(await countOf({ ...letter, audience: "inactive" })).toMatchObject({ count: 1 });
  });

  const five = async () => {
    const addresses = Array.from({ length: 5 }, (_, i) => `${i}-${randomUUID()}@example.com`);
    const given = { ...letter, audience: "list", addresses };
    const id = await draft(given);
    await call("POST", `/${id}/test`);
    await jobs.run();
    mails.length = 0;
    expect((await call("POST", `/${id}/send`, { count: 5, sendAt: null })).statusCode).toBe(200);
    return { id, addresses };
  };

  it("stops in the middle, and nobody is told after", async () => {
    const { id } = await five();
    onMail = async () => {
      if (mails.length === 1) await call("POST", `/${id}/stop`);
    };
    await jobs.run();
    expect(mails.length).toBe(2);
    expect(await stateOf(id)).toMatchObject({ state: "stopped", sent: 2, total: 5 });
    await jobs.runNamed("messages.deliver", { messageId: id });
    expect(mails.length).toBe(2);
  });

  it("goes on after a process ended in the middle, and sends nothing twice", async () => {
    const { id, addresses } = await five();
    let hang = () => {};
    const hung = new Promise<void>((resolve) => {
      onMail = async () => {
        if (mails.length !== 2) return;
        resolve();
        // The process is gone in the middle of the third mail: its promise never settles within this test.
        await new Promise<void>((go) => {
          hang = go;
        });
      };
    });
    const first = jobs.runNamed("messages.deliver", { messageId: id });
    await hung;
    onMail = async () => {};
    await jobs.runNamed("messages.deliver", { messageId: id });
    expect(mails.length).toBe(2);
    time.now = new Date(time.now.getTime() + 181_000);
    await jobs.runNamed("messages.look");
    await jobs.run();
    expect(await stateOf(id)).toMatchObject({ state: "sent", sent: 4, failed: 1, total: 5 });
    const lost = (await outcomesOf(id)).filter(({ outcome }) => outcome === "failed");
    expect(lost).toMatchObject([{ reason: "interrupted" }]);
    hang();
    await first;
    for (const address of addresses) expect(mailsTo(address).length).toBeLessThanOrEqual(1);
    expect(await stateOf(id)).toMatchObject({ state: "sent", sent: 4, failed: 1 });
  });

  it("writes down what is refused for good, and tries again what is not", async () => {
    const { id, addresses } = await five();
    let away = 2;
    onMail = async ({ to }) => {
      if (to === addresses[0]) throw new MailRefused("no such mailbox");
      if (to === addresses[1]) throw new Error("away");
      if (to === addresses[2] && away-- > 0) throw new Error("away");
    };
    await jobs.run();
    for (let i = 0; i < 5; i++) await jobs.retry();
    const by = Object.fromEntries((await outcomesOf(id)).map((one) => [one.address, one]));
    const [refused = "", away1 = "", late = ""] = addresses;
    expect([by[refused]?.reason, by[away1]?.reason, by[late]?.outcome]).toEqual([
      "refused",
      "unreachable",
      "sent",
    ]);
    expect(await stateOf(id)).toMatchObject({ state: "sent", sent: 3, failed: 2 });
    const failed = await call("GET", `/${id}/recipients?outcome=failed&limit=1`);
    expect(failed.json()).toMatchObject({ total: 2, totalPages: 2 });
  });

  it("takes a file of 5 MB at most, a PDF or a picture, and loses it with its draft", async () => {
    const id = await draft(letter);
    const attach = (bytes: Buffer) => {
      const form = paperForm(bytes);
      const url = `/api/admin/messages/${id}/attachment`;
      return app.inject({
        method: "PUT",
        url,
        payload: form.payload,
        headers: { ...headers, ...form.headers },
      });
    };
    const large = Buffer.concat([Buffer.from("%PDF-"), Buffer.alloc(5 * 1024 * 1024)]);
    expect((await attach(large)).statusCode).toBe(413);
    expect((await attach(Buffer.from("<html>"))).statusCode).toBe(415);
    expect((await attach(pdf)).statusCode).toBe(200);
    const { attachment_key: key } = await db
      .selectFrom("bulk_messages")
      .select("attachment_key")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect((await call("DELETE", `/${id}`)).statusCode).toBe(204);
    await jobs.run();
    expect(await test.storage.get(key ?? "")).toBeUndefined();
  });
});
