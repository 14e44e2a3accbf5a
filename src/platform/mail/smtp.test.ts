import { describe, expect, it, onTestFinished } from "vitest";
import { headersOf, mailServer } from "../../../tests/support/mail-server.ts";
import { type Mail, MailRefused } from "./mailer.ts";
import { smtpMailer } from "./smtp.ts";

const mail: Mail = {
  from: { name: "مشوار", address: "hello@mishwar.example" },
  to: "karim@example.com",
  subject: "أكّد بريدك الإلكتروني",
  text: "نص",
  html: "<p>نص</p>",
  language: "ar",
};

describe("mails over SMTP", () => {
  it("arrive with both parts, in the name of the site, marked as sent by a machine", async () => {
    const { received, mailer } = await mailServer();
    await mailer().send(mail);
    const [one] = received;
    expect([one?.from, one?.to, one?.secure]).toEqual([
      "hello@mishwar.example",
      ["karim@example.com"],
      false,
    ]);
    const headers = new Map(headersOf(one?.raw ?? ""));
    expect(headers.get("to")).toBe("karim@example.com");
    expect(headers.get("auto-submitted")).toBe("auto-generated");
    expect(headers.get("content-type")).toContain("multipart/alternative");
    expect(one?.raw).toContain("text/plain; charset=utf-8");
    expect(one?.raw).toContain("text/html; charset=utf-8");
  });

  it("are encrypted and signed in where the server offers it", async () => {
    const { received, mailer } = await mailServer({ login: "mishwar:s3cret word", encrypts: true });
    // The test server's certificate is its own; a real one is checked.
    await mailer("?tls.rejectUnauthorized=false", "mishwar:s3cret%20word").send(mail);
    expect(received).toMatchObject([{ secure: true, user: "mishwar" }]);
  });

  it("never go to a server whose certificate is not valid for it", async () => {
    const { received, mailer } = await mailServer({ encrypts: true });
    await expect(mailer("?requireTLS=true").send(mail)).rejects.toThrow("certificate");
    expect(received).toEqual([]);
  });

  it("cannot carry a header or a recipient that a person smuggled in", async () => {
    const { received, mailer } = await mailServer();
    const sender = mailer();
    await sender.send({
      ...mail,
      subject: "Hello\r\nBcc: all@example.com\r\n\r\nAnother body",
      from: { name: 'Evil"\r\nBcc: all@example.com\n', address: "hello@mishwar.example" },
    });
    const headers = new Map(headersOf(received[0]?.raw ?? ""));
    expect(headers.has("bcc")).toBe(false);
    expect(headers.get("subject")).toBe("Hello Bcc: all@example.com Another body");
    expect(received[0]?.to).toEqual(["karim@example.com"]);
    for (const to of [
      "karim@example.com\r\nBcc: all@example.com",
      "karim@example.com, all@example.com",
      "Karim <karim@example.com>",
      "karim@example.com\u0000",
      "",
    ]) {
      await expect(sender.send({ ...mail, to })).rejects.toBeInstanceOf(MailRefused);
    }
    expect(received.length).toBe(1);
  });

  it("that are turned away for now may be tried again, those refused for good are given up; neither names anyone", async () => {
    const { received, mailer, answerWith } = await mailServer();
    answerWith(451);
    const sender = mailer();
    const later = await sender.send(mail).catch((error: unknown) => error);
    expect(later).toBeInstanceOf(Error);
    expect(later).not.toBeInstanceOf(MailRefused);
    answerWith(550);
    const never = await sender.send(mail).catch((error: unknown) => error);
    expect(never).toBeInstanceOf(MailRefused);
    for (const error of [later, never] as Error[]) {
      expect(`${error.message} ${error.stack} ${error.cause}`).not.toContain("karim");
    }
    answerWith(250);
    await sender.send(mail);
    expect(received.length).toBe(1);
  });

  it("are tried again when the sign-in fails or nobody is there: the operator mends that", async () => {
    const { mailer } = await mailServer({ login: "mishwar:right", encrypts: true });
    const wrong = await mailer("?tls.rejectUnauthorized=false", "mishwar:wrong")
      .send(mail)
      .catch((e) => e);
    expect(wrong.message).toContain("535");
    expect(wrong).not.toBeInstanceOf(MailRefused);
    const nobody = smtpMailer("smtp://127.0.0.1:1");
    onTestFinished(nobody.close);
    const away = await nobody.send(mail).catch((e) => e);
    expect(away.message).toContain("ECONNREFUSED");
    expect(away).not.toBeInstanceOf(MailRefused);
  });
});
