import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import { makeListing } from "#features/listings/listing.factory.ts";
import { makeSeller, type Seller } from "#features/selling/selling.factory.ts";
import { loadServerMessages } from "#i18n/server-messages.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { giveNotices, type UsersNotice } from "../give-notice.ts";
import { noticeChannels, noticeKinds, stoppableKinds, ways } from "./choices.schema.ts";
import { stopMailsUrl } from "./stop-token.ts";

const test = await testApp();
const { app, db, time, config } = test;
const jobs = await testJobs(test);

const url = "/api/notification-preferences";
const put = (one: Pick<Seller, "headers">, way: string, payload: object = { wanted: false }) =>
  app.inject({
    method: "PUT",
    url: `${url}/${way}`,
    headers: { "accept-language": "en", ...one.headers },
    payload,
  });
const choicesOf = async (one: Seller): Promise<Record<string, string>[]> => (await one.get(url)).json().data;
const someone = () => makeSeller(app, db, { language: "en" });
const mailsTo = async ({ id }: Seller) => {
  const user = db.selectFrom("users").select("email").where("id", "=", id);
  const { email } = await user.executeTakeFirstOrThrow();
  return (await jobs.mails()).filter(({ to }) => to === email);
};
const titlesOf = async (one: Seller): Promise<string[]> =>
  (await one.get("/api/notifications")).json().data.map(({ title }: { title: string }) => title);

describe("what somebody chooses", () => {
  it("is everything at first; each switch is kept, and is theirs alone", async () => {
    const [mine, other] = [await someone(), await someone()];
    const before = await choicesOf(mine);
    expect(before.map(({ kind }) => kind)).toEqual([...noticeKinds]);
    expect(before.flatMap(({ bell, mail, push }) => [bell, mail, push])).not.toContain("off");
    const answer = await put(mine, "searches/mail");
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toContainEqual({ kind: "searches", bell: "on", mail: "off", push: "on" });
    expect(await choicesOf(mine)).toEqual(answer.json().data);
    expect(await choicesOf(other)).toEqual(before);
    await put(mine, "searches/mail", { wanted: true });
    expect(await choicesOf(mine)).toEqual(before);
  });

  it("is kept when several are set at once, and the same one twice", async () => {
    const mine = await someone();
    const choices = noticeKinds.flatMap((kind) =>
      noticeChannels.flatMap((channel) => (ways[kind][channel] === "choice" ? `${kind}/${channel}` : [])),
    );
    const answers = await Promise.all([...choices, ...choices].map((way) => put(mine, way)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const left = (await choicesOf(mine)).flatMap(({ bell, mail, push }) => [bell, mail, push]);
    expect(left).not.toContain("on");
    // Of several times that a user says no the first counts.
    const since = await db
      .selectFrom("notices_off")
      .select("off_at")
      .where("user_id", "=", mine.id)
      .execute();
    time.now = new Date(time.now.getTime() + 60_000);
    await put(mine, "searches/bell");
    const now = await db.selectFrom("notices_off").select("off_at").where("user_id", "=", mine.id).execute();
    expect(now).toEqual(since);
  });

  it("is never what must be told, nor a way that there is not; the database takes neither", async () => {
    const mine = await someone();
    const noChoice = noticeKinds.flatMap((kind) =>
      noticeChannels.flatMap((channel) => (ways[kind][channel] === "choice" ? [] : { kind, channel })),
    );
    expect(noChoice).toContainEqual({ kind: "account", channel: "mail" });
    for (const { kind, channel } of noChoice) {
      const refused = await put(mine, `${kind}/${channel}`);
      expect([refused.statusCode, refused.json().code]).toEqual([409, "notice.no_choice"]);
      const row = { user_id: mine.id, kind, channel, off_at: time.now };
      await expect(db.insertInto("notices_off").values(row).execute()).rejects.toThrow("is_a_choice");
    }
    expect(await db.selectFrom("notices_off").where("user_id", "=", mine.id).execute()).toEqual([]);
  });

  it.each([
    ["everything/mail", { wanted: false }],
    ["searches/pigeon", { wanted: false }],
    ["searches/mail'--", { wanted: false }],
    ["searches/mail", {}],
    ["searches/mail", { wanted: "false" }],
    ["searches/mail", { wanted: false, userId: "00000000-0000-7000-8000-000000000000" }],
  ])("takes nothing else: %s %o", async (way, payload) => {
    const mine = await someone();
    expect((await put(mine, way, payload)).statusCode).toBe(400);
    expect((await choicesOf(mine)).flatMap(({ bell, mail, push }) => [bell, mail, push])).not.toContain(
      "off",
    );
  });

  it("stands in the export of the account", async () => {
    const mine = await someone();
    await put(mine, "favorites/bell");
    const { notToBeToldOf } = (await mine.get("/api/auth/export")).json();
    expect(notToBeToldOf).toMatchObject([{ kind: "favorites", channel: "bell" }]);
  });
});

describe("whoever switched something off", () => {
  const notice = (userId: string, kind: (typeof noticeKinds)[number]): UsersNotice => ({
    userId,
    kind,
    of: `test ${kind}`,
    notice: () => ({ type: "system", title: kind, body: "", link: null }),
  });

  it("has no such notice in the market, while others have it", async () => {
    const [mine, other] = [await someone(), await someone()];
    for (const kind of ["favorites", "searches", "reports", "news"]) await put(mine, `${kind}/bell`);
    const all = [mine, other].flatMap(({ id }) => noticeKinds.map((kind) => notice(id, kind)));
    await giveNotices(db, { words: await loadServerMessages(), clock: () => time.now }, all);
    const left = ["account", "decisions", "messages", "payments", "reminders"];
    expect((await titlesOf(mine)).sort()).toEqual(left);
    expect((await titlesOf(other)).sort()).toEqual([...noticeKinds].sort());
  });

  /** A user reported a listing; a reviewer agrees. */
  async function reporter(off: readonly string[]) {
    const one = await someone();
    for (const way of off) await put(one, way);
    const carId = await makeListing(db, { user_id: (await someone()).id, title: "Kia Rio" });
    const { id } = await db
      .insertInto("listing_reports")
      .values({
        car_id: carId,
        user_id: one.id,
        reporter: one.id,
        reason: "sold",
        created_at: time.now,
        resolved_at: time.now,
        resolved_by: (await makeAdministrator(db, "content_admin")).id,
        outcome: "upheld",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await jobs.runNamed("moderation.tell_reporter", { reportId: id });
    return { one, notices: (await titlesOf(one)).length, mails: await mailsTo(one) };
  }

  it("has what is told by the other way alone, and by none when both are off", async () => {
    expect(await reporter(["reports/mail"])).toMatchObject({ notices: 1, mails: [] });
    expect(await reporter(["reports/bell"])).toMatchObject({ notices: 0, mails: [{}] });
    expect(await reporter(["reports/bell", "reports/mail"])).toMatchObject({ notices: 0, mails: [] });
  });

  it("is not told to many by the bell, and counted as one who wants none", async () => {
    const { id: adminId } = await makeAdministrator(db, "super_admin");
    const headers = await signInAdministrator(db, adminId, time.now);
    const [mine, other] = [await someone(), await someone()];
    await put(mine, "news/bell");
    const asked = { kind: "notification", audience: "list", addresses: [mine.id, other.id] };
    const post = async (path: string, payload: object) => {
      const answer = await app.inject({
        method: "POST",
        url: `/api/admin/messages${path}`,
        headers,
        payload,
      });
      expect(answer.statusCode, answer.body).toBeLessThan(300);
      return answer.json();
    };
    expect(await post("/audience", asked)).toMatchObject({ count: 1, unsubscribed: 1 });
    const { id } = await post("", { ...asked, ar: null, en: { title: "News", body: "Text" }, link: "/cars" });
    await post(`/${id}/send`, { count: 1, sendAt: null });
    await jobs.run();
    expect([await titlesOf(mine), await titlesOf(other)]).toEqual([[], ["News"]]);
    const { rows } = await sql<{ outcome: string; reason: string | null }>`
      select outcome, reason from bulk_recipients where message_id = ${id}::uuid and user_id = ${mine.id}::uuid`.execute(
      db,
    );
    expect(rows).toEqual([{ outcome: "skipped", reason: "unsubscribed" }]);
  });

  it("has no mail before a listing runs out", async () => {
    const [mine, other] = [await someone(), await someone()];
    await put(mine, "reminders/mail");
    for (const { id } of [mine, other]) {
      await makeListing(db, { user_id: id, expires_at: new Date(time.now.getTime() + 86_400_000 / 2) });
    }
    await jobs.runNamed("listings.remind");
    await jobs.run();
    expect([(await mailsTo(mine)).length, (await mailsTo(other)).length]).toEqual([0, 1]);
  });

  it("stops the mails of one kind by the link in them, from the mail program alone, and no other", async () => {
    const { one, mails } = await reporter([]);
    const link = mails[0]?.unsubscribeUrl ?? "";
    expect(link).toContain("/unsubscribe/reports?");
    expect(mails[0]?.text).toContain(link);
    const { pathname, search } = new URL(link);
    const oneClick = {
      method: "POST" as const,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    };
    const post = async (address: string) => (await app.inject({ ...oneClick, url: address })).statusCode;
    // Signed for one kind, it stops no other.
    for (const kind of ["messages", "searches", "reminders"]) {
      expect(await post(`/unsubscribe/${kind}${search}`)).toBe(404);
    }
    expect(await post(`/unsubscribe/decisions${search}`)).toBe(400);
    expect(await post(pathname + search.replace(/\.[\w-]{4}/, ".abcd"))).toBe(404);
    expect((await choicesOf(one)).flatMap(({ mail }) => mail)).not.toContain("off");
    expect(await post(pathname + search)).toBe(204);
    expect((await choicesOf(one)).filter(({ mail }) => mail === "off")).toEqual([
      { kind: "reports", bell: "on", mail: "off", push: "on" },
    ]);
    expect(await post(`${pathname}/undo${search}`)).toBe(204);
    expect((await choicesOf(one)).flatMap(({ mail }) => mail)).not.toContain("off");
  });

  it.each(stoppableKinds)(
    "finds a page behind the link of %s, which changes nothing by itself",
    async (kind) => {
      const mine = await someone();
      const link = new URL(stopMailsUrl(config, kind, { userId: mine.id, language: "en" }));
      const page = await app.inject({ url: link.pathname + link.search, headers: { accept: "text/html" } });
      expect(page.body).toContain(`action="/unsubscribe/${kind}?token=`);
      expect(page.body).toContain("/profile?tab=notifications");
      expect((await choicesOf(mine)).flatMap(({ mail }) => mail)).not.toContain("off");
      await sql`delete from users where id = ${mine.id}::uuid`.execute(db);
      const dead = await app.inject({ url: link.pathname + link.search, headers: { accept: "text/html" } });
      expect(dead.body).not.toContain("<form");
    },
  );
});

it("what is always told says by its mail what can be chosen, and is stopped by no click", async () => {
  const mine = await someone();
  const at = time.now.toISOString();
  await jobs.runNamed("plans.set_mail", { userId: mine.id, plan: "free", at });
  const [mail] = await mailsTo(mine);
  expect(mail?.text).toContain("/profile?tab=notifications&lang=en");
  expect(mail).not.toHaveProperty("unsubscribeUrl");
});
