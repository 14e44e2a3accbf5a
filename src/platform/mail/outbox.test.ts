import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../../tests/support/app.ts";
import type { Mail } from "./mailer.ts";
import { openMailer } from "./open-mailer.ts";
import { outboxMailer, outboxMails } from "./outbox.ts";

const clock = () => new Date("2026-11-15T10:00:00Z");
const mail: Mail = {
  from: { name: "Mishwar", address: "hello@mishwar.example" },
  to: "karim@example.com",
  subject: "One",
  text: "text",
  html: "<p>html</p>",
  language: "en",
};
const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "mishwar-outbox-"));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe("the outbox", () => {
  it("keeps mails newest first, whole, for the owner of the process alone, and not for ever", async () => {
    const dataDir = newFolder();
    expect(await outboxMails(dataDir)).toEqual([]);
    const mailer = outboxMailer({ dataDir, clock });
    for (let i = 0; i < 505; i++) await mailer.send({ ...mail, subject: `Mail ${i}` });
    writeFileSync(join(dataDir, "outbox/20261115100000000-000900-00000000.json.part"), "{");
    const mails = await outboxMails(dataDir, 600);
    expect(mails.length).toBe(500);
    expect(mails.slice(0, 2).map(({ subject }) => subject)).toEqual(["Mail 504", "Mail 503"]);
    const [file = ""] = readdirSync(join(dataDir, "outbox"));
    expect(statSync(join(dataDir, "outbox", file)).mode & 0o077).toBe(0);
    expect(statSync(join(dataDir, "outbox")).mode & 0o077).toBe(0);
  });

  it("takes the sender of MAIL_FROM, and production is warned when nothing leaves", async () => {
    const dataDir = newFolder();
    const warnings: string[] = [];
    const mailer = openMailer(
      { smtpUrl: undefined, mailFrom: { address: "no-reply@example.com" }, env: "production", dataDir },
      { clock, warn: (text) => warnings.push(text) },
    );
    await mailer.send(mail);
    expect((await outboxMails(dataDir))[0]?.from).toEqual({
      name: "Mishwar",
      address: "no-reply@example.com",
    });
    expect(warnings).toEqual([expect.stringContaining("SMTP_URL")]);
  });
});

const { app, config } = await testApp();
const { app: production } = await testApp({
  env: { NODE_ENV: "production", SESSION_SECRET: "x".repeat(32), LOG_LEVEL: "silent", RATE_LIMIT: "0" },
});

describe("/dev/mail", () => {
  const hostile = '</iframe><script>alert(1)</script>"';
  beforeAll(async () => {
    const mailer = outboxMailer({ dataDir: config.dataDir, clock });
    await mailer.send({ ...mail, subject: "First" });
    await mailer.send({ ...mail, subject: hostile, html: `<p>${hostile}</p>`, text: hostile });
  });

  it("gives programs the mails, newest first", async () => {
    const answer = await app.inject({ url: "/dev/mail", headers: { accept: "application/json" } });
    expect(answer.json()).toEqual([
      {
        to: "karim@example.com",
        subject: hostile,
        text: hostile,
        html: `<p>${hostile}</p>`,
        createdAt: "2026-11-15T10:00:00.000Z",
      },
      expect.objectContaining({ subject: "First" }),
    ]);
  });

  it("shows people a list and each mail, in a frame that can do nothing", async () => {
    const list = await app.inject({ url: "/dev/mail", headers: { accept: "text/html" } });
    expect(list.body).not.toContain("<script");
    const address = /\/dev\/mail\/[\w-]+/.exec(list.body)?.[0] ?? "";
    const view = await app.inject({ url: address, headers: { accept: "text/html" } });
    expect(view.statusCode).toBe(200);
    expect(view.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(view.body).not.toContain("<script");
    expect(view.body.match(/<\/iframe>/g)?.length).toBe(1);
    for (const id of ["nothing", "..%2f..%2fsession-secret", "20261115100000000-000001-00000000"]) {
      expect((await app.inject(`/dev/mail/${id}`)).statusCode).toBe(404);
    }
  });

  it("does not exist in production", async () => {
    expect((await production.inject("/dev/mail")).statusCode).toBe(404);
  });
});
