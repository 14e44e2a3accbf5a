import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { makeTalk, type Talker } from "../conversation.factory.ts";
import { unreadMailJob } from "./unread-mail.request.ts";

const test = await testApp();
const { app, db, time } = test;
const jobs = await testJobs(test);
beforeAll(() => makeUser(db));

const later = (minutes: number) => {
  time.now = new Date(time.now.getTime() + minutes * 60_000);
};
const mailOf = async ({ id }: Talker) =>
  (await db.selectFrom("users").select("email").where("id", "=", id).executeTakeFirstOrThrow()).email;
const mailsTo = async (who: Talker) => {
  const to = await mailOf(who);
  return (await jobs.mails()).filter((mail) => mail.to === to);
};
/** Lets the jobs that wait for their time be due, as the queue's own clock would. */
const due = async () => {
  await sql`update graphile_worker._private_jobs set run_at = now() - interval '1 minute'`.execute(db);
  await jobs.run();
};

it("tells after ten minutes of what nobody has read: once, until it was read", async () => {
  const { buyer, seller, id } = await makeTalk(app, db, { title: "Kia Sportage 2018" });
  await buyer.write(id, "I could come today");
  const waiting = await sql<{ at: Date }>`select run_at as at from graphile_worker.jobs
    where task_identifier = ${unreadMailJob}`.execute(db);
  expect(waiting.rows).toEqual([{ at: new Date(time.now.getTime() + 10 * 60_000) }]);
  later(11);
  await due();
  const [mail, ...more] = await mailsTo(seller);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("لديك رسالتان جديدتان");
  expect(mail?.text).toContain("Is it still available?");
  expect(mail?.text).toContain("Kia Sportage 2018");
  expect(mail?.text).toContain(`/messages?c=${id}`);

  // More of the same ask for no second one.
  await buyer.write(id, "Hello?");
  later(30);
  await due();
  expect(await mailsTo(seller)).toHaveLength(1);
  await seller.read(id, 3);
  await buyer.write(id, "Thank you");
  later(11);
  await due();
  expect(await mailsTo(seller)).toHaveLength(2);
  expect(await mailsTo(buyer)).toEqual([]);
});

it("says nothing of what was read in time, nor of whom the reader has blocked, nor to whoever is suspended", async () => {
  const read = await makeTalk(app, db);
  await read.seller.read(read.id, 1);
  const blocked = await makeTalk(app, db);
  await blocked.seller.block(blocked.id);
  const suspended = await makeTalk(app, db);
  await db
    .updateTable("users")
    .set({ user_status: "suspended" })
    .where("id", "=", suspended.seller.id)
    .execute();
  later(11);
  await due();
  for (const { seller } of [read, blocked, suspended]) expect(await mailsTo(seller)).toEqual([]);
});

it("counts ten minutes from the first message that was not read", async () => {
  const { buyer, seller, id } = await makeTalk(app, db);
  later(5);
  await seller.read(id, 1);
  await buyer.write(id, "And now?");
  later(6);
  // The job of the first message, had it stayed.
  await jobs.runNamed(unreadMailJob, { conversationId: id, userId: seller.id });
  expect(await mailsTo(seller)).toEqual([]);
  later(5);
  await due();
  expect(await mailsTo(seller)).toHaveLength(1);
});

it("carries nothing of a message that gives a hint, in the language of its reader", async () => {
  const { buyer, seller, id } = await makeTalk(app, db);
  await db.updateTable("users").set({ language: "en" }).where("id", "=", buyer.id).execute();
  await seller.write(id, "Send the deposit to https://evil.example/pay");
  later(11);
  await due();
  const [mail] = await mailsTo(buyer);
  expect(mail?.subject).toBe("You have a new message");
  expect(mail?.text).not.toContain("evil");
  expect(mail?.text).toContain("read our advice");
});

it("stops by its link, at a click of the mail program too, and comes back", async () => {
  const { buyer, seller, id } = await makeTalk(app, db);
  later(11);
  await due();
  const [mail] = await mailsTo(seller);
  const link = new URL(/\S+\/unsubscribe\/messages\?\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  const address = link.pathname + link.search;
  const html = { accept: "text/html" };
  expect((await app.inject({ url: address, headers: html })).body).toContain(
    'action="/unsubscribe/messages?token=',
  );
  const wants = async () =>
    (
      await db
        .selectFrom("notices_off")
        .select("channel")
        .where("user_id", "=", seller.id)
        .where("kind", "=", "messages")
        .execute()
    ).length === 0;
  expect(await wants()).toBe(true);
  const oneClick = {
    method: "POST" as const,
    url: address,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  };
  expect((await app.inject(oneClick)).statusCode).toBe(204);
  await seller.read(id, 1);
  await buyer.write(id, "Are you there?");
  later(11);
  await due();
  expect(await mailsTo(seller)).toHaveLength(1);
  const undo = address.replace("/messages?", "/messages/undo?");
  expect(
    (await app.inject({ ...oneClick, url: undo, headers: { ...oneClick.headers, ...html } })).statusCode,
  ).toBe(200);
  expect(await wants()).toBe(true);

  const forged = address.replace(/\.[\w-]{4}/, ".abcd");
  expect((await app.inject({ ...oneClick, url: forged })).statusCode).toBe(404);
  expect((await app.inject({ url: forged, headers: html })).body).not.toContain("<form");
});

it("hands a reported conversation to support once, with what was said", async () => {
  await sql`update app_settings set value = jsonb_set(value, '{email}', '"support@mishwar.example"') where key = 'site'`.execute(
    db,
  );
  const { buyer, seller, id } = await makeTalk(app, db, { title: "Kia Sportage 2018" });
  await seller.write(id, "Pay me <b>first</b>");
  const report = (of: Talker, body: object) => of.post(`/api/conversations/${id}/report`, body);
  for (const body of [
    {},
    { reason: "because" },
    { reason: "scam", text: "x".repeat(1001) },
    { reason: "scam", text: " " },
  ]) {
    expect((await report(buyer, body)).statusCode).toBe(400);
  }
  expect((await report(buyer, { reason: "scam", text: "He wants money" })).statusCode).toBe(204);
  const again = await report(buyer, { reason: "spam" });
  expect([again.statusCode, again.json().code]).toEqual([409, "conversation.reported"]);
  expect((await report(seller, { reason: "other" })).statusCode).toBe(204);
  await jobs.run();
  const mails = (await jobs.mails()).filter(({ to }) => to === "support@mishwar.example");
  expect(mails).toHaveLength(2);
  const [mail] = mails.filter(({ text }) => text.includes("He wants money"));
  for (const part of [
    "Pay me <b>first</b>",
    "Is it still available?",
    "Kia Sportage 2018",
    await mailOf(buyer),
    await mailOf(seller),
  ]) {
    expect(mail?.text).toContain(part);
  }
  expect(mail?.html).not.toContain("<b>first");
});
