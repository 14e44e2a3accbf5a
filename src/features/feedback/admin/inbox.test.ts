import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import type { AdminRole } from "#features/administrators/roles.ts";
import { makeSeller } from "#features/selling/selling.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import type { Feedback } from "./inbox.contract.ts";

const test = await testApp();
const { app, db, time } = test;
const jobs = await testJobs(test);

async function enter(role: AdminRole, fullName?: string) {
  const { id } = await makeAdministrator(db, role, fullName);
  return signInAdministrator(db, id, time.now);
}
const maya = await enter("content_admin", "Maya Saadeh");
const ziad = await enter("content_admin", "Ziad Khoury");

let minutes = 0;
async function written(more: object = {}): Promise<string> {
  const { id } = await db
    .insertInto("user_feedback")
    .values({
      name: "Rana Haddad",
      email: `rana-${randomUUID().slice(0, 8)}@example.com`,
      phone: "70 123 456",
      subject: "A question",
      message: "How do I renew my listing?",
      language: "en",
      created_at: new Date(time.now.getTime() + ++minutes * 60_000),
      ...more,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

type Headers = Record<string, string>;
const read = async (id: string, headers: Headers = maya): Promise<Feedback> =>
  (await app.inject({ url: `/api/admin/feedback/${id}`, headers })).json();
const list = async (query: string) =>
  (await app.inject({ url: `/api/admin/feedback?${query}`, headers: maya })).json();
const reply = (id: string, body: object, headers: Headers = maya) =>
  app.inject({ method: "POST", url: `/api/admin/feedback/${id}/reply`, headers, payload: body });
const sort = (id: string, body: object, headers: Headers = maya) =>
  app.inject({ method: "PATCH", url: `/api/admin/feedback/${id}`, headers, payload: body });
const mailsTo = async (email: string) => (await jobs.mails()).filter(({ to }) => to === email);

it("is for those who answer, and nobody else", async () => {
  const id = await written();
  const { headers: user } = await makeSeller(app, db);
  const calls = [
    { method: "GET", url: "/api/admin/feedback" },
    { method: "GET", url: `/api/admin/feedback/${id}` },
    { method: "PATCH", url: `/api/admin/feedback/${id}`, payload: { version: "x", state: "closed" } },
    { method: "POST", url: `/api/admin/feedback/${id}/reply`, payload: { version: "x", message: "Hello" } },
  ] as const;
  for (const call of calls) {
    expect((await app.inject({ ...call })).statusCode).toBe(401);
    expect((await app.inject({ ...call, headers: user })).statusCode).toBe(401);
    for (const role of ["user_admin", "payment_admin"] as const) {
      expect((await app.inject({ ...call, headers: await enter(role) })).statusCode).toBe(403);
    }
  }
  expect(await read(id)).toMatchObject({ state: "pending", thread: [] });
});

it("lists by what it is about, how urgent it is, how it stands, and what was written", async () => {
  const word = randomUUID().slice(0, 8);
  const first = await written({ subject: `About ${word}`, category: "payment", priority: "high" });
  const second = await written({ message: `It is about ${word.toUpperCase()} again` });
  const closed = await written({ name: `أحمد ${word}`, status: "closed" });
  const ids = async (query: string) =>
    (await list(`search=${word}&${query}`)).data.map((one: { id: string }) => one.id);
  expect(await ids("")).toEqual([closed, second, first]);
  // Who waits longest is answered first.
  expect(await ids("state=pending")).toEqual([first, second]);
  for (const [column, ascending] of [
    ["createdAt", [first, second, closed]],
    ["subject", [second, closed, first]],
    ["from", [first, second, closed]],
    ["category", [second, closed, first]],
    ["priority", [second, closed, first]],
    ["state", [first, second, closed]],
  ] as const) {
    expect(await ids(`sort=${column}`), column).toEqual(ascending);
    expect(await ids(`sort=-${column}`), column).toEqual(ascending.toReversed());
    // From the nearer end, too.
    expect(await ids(`sort=${column}&limit=1&page=3`), column).toEqual([ascending[2]]);
  }
  expect((await list(`search=${word}&sort=message`)).statusCode).toBe(400);
  expect(await ids("category=payment")).toEqual([first]);
  expect(await ids("priority=medium&state=closed")).toEqual([closed]);
  expect(await ids("limit=1&page=3")).toEqual([first]);
  expect(await ids("limit=1&page=9")).toEqual([]);
  expect((await list(`search=${encodeURIComponent(`احمد ${word}`)}`)).total).toBe(1);
  expect((await list("search=%25&limit=1")).total).toBe(0);
  expect((await app.inject({ url: "/api/admin/feedback?state=lost", headers: maya })).statusCode).toBe(400);
});

it("answers by one mail in the language of who wrote, shown in the thread, and not twice", async () => {
  const email = `samir-${randomUUID().slice(0, 8)}@example.com`;
  const id = await written({ email, language: "ar", subject: "سؤال", name: "سمير" });
  const { version } = await read(id);
  const headers = { ...maya, "idempotency-key": randomUUID() };
  const body = { version, message: "Open your dashboard.\n\nThen press renew." };
  const answers = await Promise.all([reply(id, body, headers), reply(id, body, headers)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await jobs.run();
  await jobs.run();
  const mails = await mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual(["ردّ مشوار على رسالتك"]);
  expect(mails[0]?.text).toContain("Then press renew.");
  expect(mails[0]?.text).toContain("How do I renew my listing?");
  expect(await read(id)).toMatchObject({
    state: "answered",
    replies: 1,
    thread: [{ administrator: "Maya Saadeh", message: body.message, sentAt: expect.any(String) }],
  });
});

it("lets one of two answers at once through, and says who was faster", async () => {
  const email = `two-${randomUUID().slice(0, 8)}@example.com`;
  const id = await written({ email });
  const { version } = await read(id);
  const answers = await Promise.all([
    reply(id, { version, message: "From Maya" }, maya),
    reply(id, { version, message: "From Ziad" }, ziad),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
  const faster = (await read(id)).thread[0]?.administrator;
  expect(refused).toMatchObject({ code: "feedback.changed", changedBy: faster });
  await jobs.run();
  expect((await mailsTo(email)).length).toBe(1);
});

it("lets an answer put nothing into the head of a mail, and no markup into its body", async () => {
  const email = `head-${randomUUID().slice(0, 8)}@example.com`;
  const id = await written({ email, name: "Rana <b>" });
  const { version } = await read(id);
  const message = "Hello\r\nBcc: everybody@example.com\r\n\r\n<script>alert(1)</script>";
  expect((await reply(id, { version, message })).statusCode).toBe(200);
  await jobs.run();
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe("Mishwar has answered you");
  expect(mail?.html).not.toContain("<script>");
  expect(await mailsTo("everybody@example.com")).toEqual([]);
});

it("sorts, closes and opens again, overwriting nothing, and writes down who did", async () => {
  const id = await written();
  const { version } = await read(id);
  const sorted = await sort(id, { version, category: "listing", priority: "high" });
  expect(sorted.json()).toMatchObject({ category: "listing", priority: "high", state: "pending" });
  // Ziad still sees what was there before.
  const late = await sort(id, { version, state: "closed" }, ziad);
  expect([late.statusCode, late.json().changedBy]).toEqual([409, "Maya Saadeh"]);
  const closed = (await sort(id, { version: sorted.json().version, state: "closed" }, ziad)).json();
  expect(closed.state).toBe("closed");
  expect((await sort(id, { version: closed.version, state: "pending" })).json().state).toBe("pending");
  const log = await db
    .selectFrom("admin_activity_log")
    .select(["action", "resource_id"])
    .where("resource_id", "=", id)
    .execute();
  expect(log).toHaveLength(3);
  // One with an answer is not open again, however often it is closed.
  const { version: last } = await read(id);
  const answered = (await reply(id, { version: last, message: "Done." })).json();
  const shut = (await sort(id, { version: answered.version, state: "closed" })).json();
  expect((await sort(id, { version: shut.version, state: "pending" })).json().state).toBe("answered");
});

it.each([
  {},
  { message: "No version" },
  { version: "x", message: "   " },
  { version: "x", message: "x".repeat(5001) },
  { version: "x", message: "half \ud800" },
  { version: "x", message: "Hello", to: "somebody@example.com" },
])("takes no other answer: %o", async (body) => {
  const id = await written();
  expect((await reply(id, body)).statusCode).toBe(400);
  expect((await read(id)).thread).toEqual([]);
});

it("says so where there is no such message", async () => {
  const answer = await reply(randomUUID(), { version: "x", message: "Hello" });
  expect([answer.statusCode, answer.json().code]).toEqual([404, "feedback.not_found"]);
});
