import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { SMTPServer } from "smtp-server";
import { afterAll, describe, expect, it } from "vitest";
import { smtpMailer } from "#platform/mail/smtp.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { makeUser } from "../../listings/listing.factory.ts";
import { askForMail } from "./mail.requests.ts";
import { storedToken } from "./mail.token.ts";

/** A real SMTP server that answers to a recipient as it is told to. */
let answer = 250;
const letters: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  logger: false,
  disabledCommands: ["AUTH", "STARTTLS"],
  onRcptTo({ address }, _session, done) {
    if (answer === 250) return done();
    done(Object.assign(new Error(`<${address}> no`), { responseCode: answer }));
  },
  onData(stream, _session, done) {
    let raw = "";
    stream.on("data", (part) => {
      raw += part;
    });
    stream.on("end", () => {
      letters.push(raw);
      done();
    });
  },
});
await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
const mailer = smtpMailer(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`);
afterAll(() => {
  mailer.close();
  server.close(() => {});
});

const test = await testApp();
const { db } = test;
const jobs = await testJobs(test, { mailer });
const waiting = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from graphile_worker.jobs`.execute(db)).rows[0]?.n;

describe("a mail that the mail server turns away", () => {
  it("is tried again when it is for now; the link that arrives is the one that works", async () => {
    const id = await makeUser(db, { email: "karim@example.com" });
    answer = 451;
    await askForMail(db, "accounts.reset_mail", { email: "karim@example.com", language: "en" });
    await jobs.run();
    expect([letters.length, await waiting()]).toEqual([0, 1]);
    const first = await tokenOf(id);
    answer = 250;
    await jobs.retry();
    expect([letters.length, await waiting()]).toEqual([1, 0]);
    const second = await tokenOf(id);
    expect(second).not.toBe(first);
    const plain = (letters[0] ?? "").replaceAll("=\r\n", "").replaceAll("=3D", "=");
    expect(storedToken(/token=([\w-]{43})/.exec(plain)?.[1] ?? "")).toBe(second);
    expect(jobs.logged.join()).toContain("451");
    expect(jobs.logged.join()).not.toContain("karim");
  });

  it("is given up when it is for good, and the log does not say whose it was", async () => {
    answer = 550;
    const userId = await makeUser(db, { email: "gone@example.com" });
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
