import { createTransport } from "nodemailer";
import { headerSafe, type Mailer, MailRefused } from "./mailer.ts";

/** What nodemailer tells of a failure. */
interface SmtpFailure {
  code?: string;
  responseCode?: number;
  command?: string;
  message: string;
}

/** Commands whose refusal concerns this one mail; a refused sign-in or sender is for the operator to mend. */
const aboutThisMail = new Set(["RCPT TO", "DATA"]);
const thisMachine = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Mails over SMTP: `smtp://user:password@host:587`, `smtps://…:465`, `smtp://localhost:1025`. A connection is encrypted
 * when the server offers it, and must be where a password travels to another machine, unless the URL decides that itself
 * (`?requireTLS=false`).
 */
export function smtpMailer(url: string): Mailer {
  const { username, hostname, searchParams } = new URL(url);
  const decided = searchParams.has("requireTLS") || searchParams.has("ignoreTLS");
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(!decided && { requireTLS: username !== "" && !thisMachine.has(hostname) }),
  });
  return {
    async send(given) {
      const { from, to, subject, text, html, language, unsubscribeUrl, attachments = [] } = headerSafe(given);
      try {
        await transport.sendMail({
          from,
          to: { name: "", address: to },
          envelope: { from: from.address, to: [to] },
          subject,
          text,
          html,
          // No holiday reply, no read receipt: nobody waits for an answer to these.
          headers: {
            "Auto-Submitted": "auto-generated",
            "Content-Language": language,
            ...(unsubscribeUrl && {
              "List-Unsubscribe": `<${new URL(unsubscribeUrl).href}>`,
              "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            }),
          },
          attachments: attachments.map(({ name, type, bytes }) => ({
            filename: name,
            contentType: type,
            content: bytes,
          })),
        });
      } catch (error) {
        throw withoutAddress(error as SmtpFailure);
      }
    },
    close: () => transport.close(),
  };
}

/** What the server said often repeats the address, so only its code and what it was asked are kept. */
function withoutAddress({ code, responseCode, command, message }: SmtpFailure): Error {
  if (command === "CONN" && !responseCode) return new Error(`the mail server cannot be reached: ${message}`);
  const what = `the mail server answered ${responseCode ?? code ?? "nothing"} to ${command ?? "the mail"}`;
  const never = (responseCode ?? 0) >= 500 && aboutThisMail.has(command ?? "");
  return never ? new MailRefused(what) : new Error(what);
}
