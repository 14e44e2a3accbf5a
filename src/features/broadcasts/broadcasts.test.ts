import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import { sizeOf } from "./audience.queries.ts";
import { marketOfBroadcasts } from "./broadcast.factory.ts";

const {
  other,
  jobs,
  call,
  notice,
  letter,
  draft,
  countOf,
  send,
  stateOf,
  outcomesOf,
  noticesOf,
  person,
  refusal,
  headers,
  app,
  db,
  time,
} = await marketOfBroadcasts();

describe("a notification to many", () => {
  it("reaches each of its audience once, in both its languages, however often it is delivered", async () => {
    const [arabic, english] = [await person(), await person({ language: "en" })];
    const suspended = await person({ user_status: "suspended" });
    const given = { ...notice, en: { title: "<b>Title</b>", body: "Text" } };
    const id = await draft(given);
    expect(await send(id, given)).toBe(2);
    await Promise.all([jobs.run(), jobs.run()]);
    await jobs.runNamed("messages.deliver", { messageId: id });
    const told = await noticesOf(id);
    expect(told.map(({ user_id, title, title_en }) => [user_id, title, title_en]).sort()).toEqual(
      [arabic, english].map((id) => [id, "عنوان", "<b>Title</b>"]).sort(),
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
      [{ audience: "individuals" }, [free, paying]],
      [{ audience: "list", addresses: [dealer, email.toUpperCase(), free] }, [dealer, free]],
    ];
    for (const [what, expected] of cases) {
      const given = { ...notice, ...what };
      const id = await draft(given);
      expect(await send(id, given)).toBe(expected.length);
      await jobs.run();
      expect((await noticesOf(id)).map(({ user_id }) => user_id).sort()).toEqual(expected.sort());
    }
    expect(
      await sizeOf(db, { kind: "notification", audience: "individuals", addresses: [free] }, time.now),
      "as the build before writes a list",
    ).toMatchObject({ count: 1 });
    const nobody = randomUUID();
    expect(
      await countOf({ ...notice, audience: "list", addresses: [nobody, "no@example.com", free] }),
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

  it("is written and listed by the name of its kind as well; a list is also called custom", async () => {
    const { kind: _, ...asNotice } = notice;
    const ask = (path: string, payload?: object) =>
      app.inject({
        method: payload ? "POST" : "GET",
        url: `/api/admin/${path}`,
        headers,
        ...(payload && { payload }),
      });
    const told = await ask("notifications", { ...asNotice, audience: "individuals" });
    expect([told.statusCode, told.json().kind, told.json().audience]).toEqual([
      201,
      "notification",
      "individuals",
    ]);
    const mail = { en: letter.en, audience: "custom", addresses: ["A@example.com"] };
    const written = await ask("emails", mail);
    expect(written.json()).toMatchObject({ kind: "email", audience: "list", addresses: ["a@example.com"] });
    const [first] = (await ask("emails?limit=1&state=all")).json().data;
    expect(first.id).toBe(written.json().id);
    expect((await ask("notifications?limit=1")).json().data[0].id).toBe(told.json().id);
    for (const wrong of [
      { ...mail, audience: "dealers" },
      { ...mail, addresses: null },
      { ...mail, kind: "notification" },
    ])
      expect((await ask("emails", wrong)).statusCode).toBe(400);
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
      [{ ...notice, audience: "list" }, "addresses"],
      [{ ...notice, audience: "individuals", addresses: ["a@example.com"] }, "addresses"],
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
