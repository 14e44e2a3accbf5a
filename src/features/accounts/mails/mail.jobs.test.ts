import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { askForMail } from "./mail.requests.ts";

const test = await testApp();
const { db } = test;
const jobs = await testJobs(test);

const newUser = async (given: Parameters<typeof makeUser>[1] = {}) => {
  const id = await makeUser(db, { is_email_verified: false, ...given });
  return db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
};
const lastMail = async () => {
  await jobs.run();
  const [mail] = await jobs.mails();
  if (!mail) throw new Error("there is no mail");
  return mail;
};

describe("mails about accounts", () => {
  it("carry a new token each time, of which the table holds the hash alone", async () => {
    const user = await newUser({ email: "Maya@Example.com" });
    const tokens: string[] = [];
    for (let i = 0; i < 2; i++) {
      await askForMail(db, "accounts.reset_mail", { email: "maya@example.com", language: "en" });
      const mail = await lastMail();
      expect(mail.to).toBe("Maya@Example.com");
      expect(mail.from).toEqual({ name: "Mishwar", address: "no-reply@localhost" });
      const [, token = ""] =
        /http:\/\/localhost:3000\/reset-password\?token=([\w-]{43})&lang=en/.exec(mail.text) ?? [];
      expect(mail.html).toContain(`/reset-password?token=${token}&amp;lang=en"`);
      tokens.push(token);
    }
    expect(new Set(tokens).size).toBe(2);
    const after = await db
      .selectFrom("users")
      .selectAll()
      .where("id", "=", user.id)
      .executeTakeFirstOrThrow();
    expect(after.password_reset_token).toMatch(/^[0-9a-f]{64}$/);
    expect(after.password_reset_expires_at?.getTime()).toBe(test.time.now.getTime() + 3_600_000);
    expect(JSON.stringify(after)).not.toContain(tokens[1]);
    expect(jobs.logged.join()).not.toMatch(/maya|token/i);
  });

  it("are sent once, however often they are asked for while they wait", async () => {
    const before = (await jobs.mails()).length;
    const { id } = await newUser();
    for (let i = 0; i < 5; i++) {
      await askForMail(db, "accounts.verification_mail", { userId: id, language: "ar" });
    }
    const mail = await lastMail();
    expect((await jobs.mails()).length).toBe(before + 1);
    expect(mail.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail.text).toMatch(/http:\/\/localhost:3000\/verify-email\?token=[\w-]{43}\n/);
  });

  it("go to nobody where nobody is concerned", async () => {
    const before = (await jobs.mails()).length;
    const { id } = await newUser({ is_email_verified: true });
    await askForMail(db, "accounts.verification_mail", { userId: id, language: "ar" });
    await askForMail(db, "accounts.reset_mail", { email: "nobody@example.com", language: "ar" });
    await jobs.run();
    expect((await jobs.mails()).length).toBe(before);
  });

  it("do not let a stranger's name speak in them", async () => {
    for (const first_name of [
      "<img src=x onerror=alert(1)>",
      "win.example/prize",
      "\u202Eevil",
      "Karim 03 123 456",
      "a b c d e",
    ]) {
      const { id } = await newUser({ first_name });
      await askForMail(db, "accounts.verification_mail", { userId: id, language: "en" });
      const { html, text, subject } = await lastMail();
      for (const part of [html, text, subject]) expect(part).not.toContain(first_name);
      expect(text).toContain("Hello,");
      expect(html).not.toContain("<img");
    }
    for (const first_name of ["جان-بول", "Marie Thérèse", "O’Neil", "محمّد علي"]) {
      const { id } = await newUser({ first_name });
      await askForMail(db, "accounts.verification_mail", { userId: id, language: "en" });
      expect((await lastMail()).text).toContain(`Hello \u2068${first_name}\u2069,`);
    }
  });

  it("say what happened, in both languages, and how to reach the market once it can be reached", async () => {
    await db
      .updateTable("app_settings")
      .set({ value: sql`value || '{"email": "hello@mishwar.example"}'` })
      .where("key", "=", "site")
      .execute();
    const { id, email } = await newUser();
    const at = "2026-11-15T20:30:00.000Z";
    for (const [language, day, clock, browser] of [
      ["en", "November 15, 2026", "10:30 PM", "Firefox on Windows"],
      ["ar", "15 تشرين الثاني 2026", "10:30", "Firefox على Windows"],
    ] as const) {
      const device = { browser: "Firefox", system: "Windows", at };
      await askForMail(db, "accounts.new_device_mail", { userId: id, language, ...device });
      const news = await lastMail();
      for (const part of [day, clock, browser]) expect(news.text).toContain(part);
      await askForMail(db, "accounts.deletion_mail", { userId: id, language, until: at });
      expect((await lastMail()).subject).toContain(language === "ar" ? day : "Nov 15, 2026");
      await askForMail(db, "accounts.password_changed_mail", { userId: id, language });
      const changed = await lastMail();
      expect(changed.text).toContain("hello@mishwar.example");
      expect(changed.from).toEqual({
        name: language === "ar" ? "مشوار" : "Mishwar",
        address: "hello@mishwar.example",
      });
      await askForMail(db, "accounts.address_taken_mail", { email, language });
      expect((await lastMail()).text).toContain("http://localhost:3000/login");
    }
  });
});
