import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { mailServer } from "../../../../tests/support/mail-server.ts";
import { askForMail } from "./mail.requests.ts";
import { storedToken } from "./mail.token.ts";

const { received: letters, mailer, answerWith } = await mailServer();
const test = await testApp();
const { db } = test;
const jobs = await testJobs(test, { mailer: mailer() });
const waiting = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from graphile_worker.jobs`.execute(db)).rows[0]?.n;

describe("a mail that the mail server turns away", () => {
  it("is tried again when it is for now; the link that arrives is the one that works", async () => {
    const id = await makeUser(db, { email: "karim@example.com", is_email_verified: false });
    answerWith(451);
    await askForMail(db, "accounts.reset_mail", { email: "karim@example.com", language: "en" });
    await jobs.run();
    expect([letters.length, await waiting()]).toEqual([0, 1]);
    const first = await tokenOf(id);
    answerWith(250);
    await jobs.retry();
    expect([letters.length, await waiting()]).toEqual([1, 0]);
    const second = await tokenOf(id);
    expect(second).not.toBe(first);
    const plain = (letters[0]?.raw ?? "").replaceAll("=\r\n", "").replaceAll("=3D", "=");
    expect(storedToken(/token=([\w-]{43})/.exec(plain)?.[1] ?? "")).toBe(second);
    expect(jobs.logged.join()).toContain("451");
    expect(jobs.logged.join()).not.toContain("karim");
  });

  it("is given up when it is for good, and the log does not say whose it was", async () => {
    answerWith(550);
    const userId = await makeUser(db, { email: "gone@example.com", is_email_verified: false });
    await askForMail(db, "accounts.verification_mail", { userId, language: "en" });
    await jobs.run();
    expect([letters.length, await waiting()]).toEqual([1, 0]);
    expect(jobs.logged.join()).toContain("a mail was given up");
    expect(jobs.logged.join()).toContain("550");
    expect(jobs.logged.join()).not.toContain("gone@");
  });
});

async function tokenOf(id: string): Promise<string | null> {
  const user = await db
    .selectFrom("users")
    .select("password_reset_token")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return user.password_reset_token;
}
