import type { z } from "zod";
import type { JobDeps } from "#deps";
import { deliverLetter } from "#features/site/site-letters.ts";
import { languages } from "#i18n/language.ts";
import { findBroadcast } from "../broadcast.queries.ts";
import { bulkLetter } from "../mails/bulk-letter.ts";
import { readAttachment } from "./attachment.ts";
import type { testMailRequest } from "./delivery.requests.ts";

/** Mails a draft to an administrator, once in each of its languages. Its way off the list leads to a page that says what it is. */
export async function sendTestMail(
  deps: JobDeps,
  { messageId, administratorId }: z.output<typeof testMailRequest>,
): Promise<void> {
  const { db, words, config } = deps;
  const [there, reader] = await Promise.all([
    db.selectFrom("bulk_messages").select("id").where("id", "=", messageId).executeTakeFirst(),
    db
      .selectFrom("admin_users")
      .select(["email", "full_name"])
      .where("id", "=", administratorId)
      .where("is_active", "=", true)
      .executeTakeFirst(),
  ]);
  if (!there || !reader) return;
  const message = await findBroadcast(db, messageId);
  const attachments = await readAttachment(deps, message);
  for (const language of languages.filter((one) => message[`title_${one}`] !== null)) {
    await deliverLetter(deps, {
      about: { bulkMessage: messageId },
      to: reader.email,
      language,
      always: true,
      ...(attachments.length > 0 && { attachments }),
      write: (writer) =>
        bulkLetter(message, {
          t: words[language],
          language,
          writer,
          firstName: reader.full_name,
          optOut: { url: `${config.publicUrl}/unsubscribe`, oneClick: false },
        }),
    });
  }
}
