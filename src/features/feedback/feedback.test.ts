import { expect, it } from "vitest";
import { makeSeller } from "#features/selling/selling.factory.ts";
import { testApp } from "../../../tests/support/app.ts";
import { testJobs } from "../../../tests/support/jobs.ts";

const test = await testApp();
const { app, db, time } = test;
const jobs = await testJobs(test);

const form = {
  name: "Rana Haddad",
  email: "Rana@Example.com",
  phone: "70 123 456",
  subject: "A question",
  message: "How do I renew my listing?\n\nThank you.",
};
let visitor = 0;
const write = (body: object, headers: Record<string, string> = {}, remoteAddress = `10.1.0.${++visitor}`) =>
  app.inject({
    method: "POST",
    url: "/api/contact",
    payload: body,
    headers: { "accept-language": "en", ...headers },
    remoteAddress,
  });
const kept = () => db.selectFrom("user_feedback").selectAll().orderBy("created_at").execute();
const supportIs = (email: string) =>
  db
    .updateTable("app_settings")
    .set(({ fn, val, ref }) => ({
      value: fn("jsonb_set", [ref("value"), val("{email}"), val(JSON.stringify(email))]) as never,
    }))
    .where("key", "=", "site")
    .execute();

it("keeps what was written and mails it to support once, as it was written", async () => {
  await supportIs("support@mishwar.example");
  const { id, headers } = await makeSeller(app, db);
  const answers = [
    await write(form, { ...headers, "idempotency-key": "first-try-1234567" }),
    await write(form, { ...headers, "idempotency-key": "first-try-1234567" }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  expect(await kept()).toMatchObject([
    { user_id: id, name: "Rana Haddad", email: "rana@example.com", language: "en", status: "pending" },
  ]);
  await jobs.run();
  await jobs.run();
  const mails = await jobs.mails();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ["support@mishwar.example", "Message: A question"],
  ]);
  for (const part of ["How do I renew my listing?", "rana@example.com", "70 123 456"]) {
    expect(mails[0]?.text).toContain(part);
  }
});

it("lets no line break into a subject or a name, and no markup into the mail", async () => {
  await write({
    ...form,
    name: "Rana\r\nBcc: everybody@example.com",
    subject: "Hello\nX-Header: 1",
    message: "<script>alert(1)</script> and more",
  });
  await jobs.run();
  const [mail] = await jobs.mails();
  expect(mail?.subject).toBe("Message: Hello X-Header: 1");
  expect(mail?.html).not.toContain("<script>");
  expect(mail?.text).toContain("Rana Bcc: everybody@example.com");
});

it.each([
  ["name", ""],
  ["name", "x".repeat(101)],
  ["email", "rana"],
  ["phone", ""],
  ["phone", "call me"],
  ["subject", "  "],
  ["subject", "x".repeat(151)],
  ["message", "too short"],
  ["message", "x".repeat(5001)],
  ["message", 7],
  ["message", "half a character \ud800 here"],
])("says what is wrong with %s: %s", async (name, value) => {
  const before = (await kept()).length;
  const answer = await write({ ...form, [name]: value });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [name]]);
  expect((await kept()).length).toBe(before);
});

it("takes nothing beside the form", async () => {
  const answer = await write({ ...form, status: "answered", userId: "somebody" });
  expect(answer.statusCode).toBe(400);
});

it("is no way to send mails by the hundred", async () => {
  const statuses = [];
  for (let at = 0; at < 6; at++) statuses.push((await write(form, {}, "10.9.9.9")).statusCode);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  time.now = new Date(time.now.getTime() + 3_600_000);
  expect((await write(form, {}, "10.9.9.9")).statusCode).toBe(204);
});

it("keeps it where no address of support is known", async () => {
  await jobs.run();
  const before = (await jobs.mails()).length;
  await supportIs("");
  expect((await write(form)).statusCode).toBe(204);
  await jobs.run();
  expect((await jobs.mails()).length).toBe(before);
});
