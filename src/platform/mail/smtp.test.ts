import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterAll, describe, expect, it } from "vitest";
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

const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

/** A real SMTP server on this machine, and what it was given. */
async function smtpServer(options: SMTPServerOptions & { login?: string } = {}) {
  const received: { from: string; to: string[]; raw: string; secure: boolean; user: string | undefined }[] =
    [];
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    // What an operator's server would ask for: nothing is sent to it in clear that it did not offer to take.
    disabledCommands: options.login ? [] : ["AUTH"],
    onAuth: ({ username = "", password }, _session, done) =>
      `${username}:${password}` === options.login
        ? done(null, { user: username })
        : done(Object.assign(new Error("no"), { responseCode: 535 })),
    onData(stream, session, done) {
      let raw = "";
      stream.setEncoding("utf8").on("data", (part) => {
        raw += part;
      });
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : "";
        received.push({ from, to: rcptTo.map(({ address }) => address), raw, ...about(session) });
        done();
      });
    },
    ...options,
  });
  const about = ({ secure, user }: { secure: boolean; user?: unknown }) => ({
    secure,
    user: typeof user === "string" ? user : undefined,
  });
  server.on("error", () => {});
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.server.address() as AddressInfo;
  closing.push(() => server.close(() => {}));
  const mailer = (how = "", login = "") => {
    const made = smtpMailer(`smtp://${login && `${login}@`}127.0.0.1:${port}${how}`);
    closing.push(made.close);
    return made;
  };
  return { received, mailer };
}

/** The headers by name, as they arrived: folded lines joined. */
function headersOf(raw: string): Map<string, string> {
  const [head = ""] = raw.split("\r\n\r\n");
  const lines = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

describe("mails over SMTP", () => {
  it("arrive with both parts, in the name of the site, marked as sent by a machine", async () => {
    const { received, mailer } = await smtpServer({ disabledCommands: ["AUTH", "STARTTLS"] });
    await mailer().send(mail);
    const [one] = received;
    expect([one?.from, one?.to, one?.secure]).toEqual([
      "hello@mishwar.example",
      ["karim@example.com"],
      false,
    ]);
    const headers = headersOf(one?.raw ?? "");
    expect(headers.get("to")).toBe("karim@example.com");
    expect(headers.get("auto-submitted")).toBe("auto-generated");
    expect(headers.get("content-type")).toContain("multipart/alternative");
    expect(one?.raw).toContain("text/plain; charset=utf-8");
    expect(one?.raw).toContain("text/html; charset=utf-8");
  });

  it("are encrypted and signed in where the server offers it", async () => {
    const { received, mailer } = await smtpServer({ login: "mishwar:s3cret word" });
    // The test server's certificate is its own; a real one is checked.
    await mailer("?tls.rejectUnauthorized=false", "mishwar:s3cret%20word").send(mail);
    expect(received).toMatchObject([{ secure: true, user: "mishwar" }]);
  });

  it("never go to a server whose certificate is not valid for it", async () => {
    const { received, mailer } = await smtpServer();
    await expect(mailer("?requireTLS=true").send(mail)).rejects.toThrow("certificate");
    expect(received).toEqual([]);
  });

  it("cannot carry a header or a recipient that a person smuggled in", async () => {
    const { received, mailer } = await smtpServer({ disabledCommands: ["AUTH", "STARTTLS"] });
    const sender = mailer();
    await sender.send({
      ...mail,
      subject: "Hello\r\nBcc: all@example.com\r\n\r\nAnother body",
      from: { name: 'Evil"\r\nBcc: all@example.com\n', address: "hello@mishwar.example" },
    });
    const headers = headersOf(received[0]?.raw ?? "");
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
    let answer = 451;
    const { received, mailer } = await smtpServer({
      disabledCommands: ["AUTH", "STARTTLS"],
      onRcptTo({ address }, _session, done) {
        if (answer === 250) return done();
        done(Object.assign(new Error(`<${address}> not now`), { responseCode: answer }));
      },
    });
    const sender = mailer();
    const later = await sender.send(mail).catch((error: unknown) => error);
    expect(later).toBeInstanceOf(Error);
    expect(later).not.toBeInstanceOf(MailRefused);
    answer = 550;
    const never = await sender.send(mail).catch((error: unknown) => error);
    expect(never).toBeInstanceOf(MailRefused);
    for (const error of [later, never] as Error[]) {
      expect(`${error.message} ${error.stack} ${error.cause}`).not.toContain("karim");
    }
    answer = 250;
    await sender.send(mail);
    expect(received.length).toBe(1);
  });

  it("are tried again when the sign-in fails or nobody is there: the operator mends that", async () => {
    const { mailer } = await smtpServer({ login: "mishwar:right" });
    const wrong = await mailer("?tls.rejectUnauthorized=false", "mishwar:wrong")
      .send(mail)
      .catch((e) => e);
    expect(wrong.message).toContain("535");
    expect(wrong).not.toBeInstanceOf(MailRefused);
    const nobody = smtpMailer("smtp://127.0.0.1:1");
    closing.push(nobody.close);
    const away = await nobody.send(mail).catch((e) => e);
    expect(away.message).toContain("ECONNREFUSED");
    expect(away).not.toBeInstanceOf(MailRefused);
  });
});
