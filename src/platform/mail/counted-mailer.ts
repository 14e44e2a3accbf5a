import type { Metrics } from "../metrics/metrics.ts";
import { type Mailer, MailRefused } from "./mailer.ts";

/** The same mailer, whose mails are counted: sent, refused for good, failed for now. */
export function countedMailer(metrics: Metrics, mailer: Mailer): Mailer {
  const count = metrics.counter("mishwar_mails_total", "Mails handed to the mail server", ["outcome"]);
  return {
    ...mailer,
    send: async (mail) => {
      try {
        await mailer.send(mail);
      } catch (error) {
        count({ outcome: error instanceof MailRefused ? "refused" : "failed" });
        throw error;
      }
      count({ outcome: "sent" });
    },
  };
}
