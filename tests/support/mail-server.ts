import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll } from "vitest";
import type { Mailer } from "#platform/mail/mailer.ts";
import { smtpMailer } from "#platform/mail/smtp.ts";

/** A mail as it arrived. */
interface Received {
  from: string;
  to: string[];
  raw: string;
  secure: boolean;
  user: string | undefined;
}
interface Options {
  /** `name:password`, without which it takes nothing; without it, it asks for none. */
  login?: string;
  /** Whether it offers to encrypt, by a certificate of its own. */
  encrypts?: boolean;
}

const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

/** A real SMTP server on this machine, what it was given, and mailers that send to it; all closed when the test file ends. */
export async function mailServer({ login, encrypts = false }: Options = {}) {
  const received: Received[] = [];
  let answer = 250;
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    // What an operator's server would ask for: nothing is sent to it in clear that it did not offer to take.
    disabledCommands: [...(login ? [] : ["AUTH"]), ...(encrypts ? [] : ["STARTTLS"])],
    onAuth: ({ username = "", password }, _session, done) =>
      `${username}:${password}` === login
        ? done(null, { user: username })
        : done(Object.assign(new Error("no"), { responseCode: 535 })),
    onRcptTo({ address }, _session, done) {
      if (answer === 250) return done();
      done(Object.assign(new Error(`<${address}> not now`), { responseCode: answer }));
    },
    onData(stream, { envelope, secure, user }, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : "",
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString(),
          secure,
          user: typeof user === "string" ? user : undefined,
        });
        done();
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.server.address() as AddressInfo;
  closing.push(() => server.close(() => {}));
  return {
    received,
    /** What it answers to each recipient from now on: 250 takes them. */
    answerWith: (code: number) => {
      answer = code;
    },
    mailer: (how = "", signIn = ""): Mailer => {
      const made = smtpMailer(`smtp://${signIn && `${signIn}@`}127.0.0.1:${port}${how}`);
      closing.push(made.close);
      return made;
    },
  };
}

/** The headers of a mail as a mail server reads them, names in small letters: folded lines joined, up to the first empty line. */
export function headersOf(raw: string): [name: string, value: string][] {
  const [head = ""] = raw.split("\r\n\r\n");
  return head
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n")
    .map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    });
}
