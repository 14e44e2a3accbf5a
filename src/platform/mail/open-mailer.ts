import type { Mailer } from "./mailer.ts";
import { outboxMailer } from "./outbox.ts";
import { smtpMailer } from "./smtp.ts";

/**
 * The mailer of this process: SMTP where SMTP_URL is set, else the outbox of DATA_DIR. A market without a mail server
 * can be looked at, so production starts without one too, but `warn` is told: nobody can verify an address or choose a new
 * password there.
 */
export function openMailer(
  config: { smtpUrl: string | undefined; mailFrom: Sender | undefined; env: string; dataDir: string },
  { clock, warn }: { clock: () => Date; warn: (text: string) => void },
): Mailer {
  if (!config.smtpUrl && config.env === "production") {
    warn("SMTP_URL is not set: no mail leaves this machine, they all stay in DATA_DIR/outbox.");
  }
  const mailer = config.smtpUrl ? smtpMailer(config.smtpUrl) : outboxMailer({ ...config, clock });
  const sender = config.mailFrom;
  if (!sender) return mailer;
  return { ...mailer, send: (mail) => mailer.send({ ...mail, from: { ...mail.from, ...sender } }) };
}

/** MAIL_FROM: an address, with a name or without. */
interface Sender {
  name?: string;
  address: string;
}
