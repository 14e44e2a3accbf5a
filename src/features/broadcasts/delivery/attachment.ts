import { buffer } from "node:stream/consumers";
import type { JobDeps } from "#deps";
import type { MailAttachment } from "#platform/mail/mailer.ts";
import type { BroadcastRow } from "../broadcast.queries.ts";

/** The file of a mail, as it is sent along; none where it has none. Throws where it is gone: it would be another mail. */
export async function readAttachment(
  { storage }: Pick<JobDeps, "storage">,
  { attachment_key: key, attachment_name: name }: BroadcastRow,
): Promise<MailAttachment[]> {
  if (key === null || name === null) return [];
  const file = await storage.get(key);
  if (!file) throw new Error("the attachment of a mail to many is gone");
  return [
    {
      name,
      type: key.endsWith(".pdf") ? "application/pdf" : "image/jpeg",
      bytes: await buffer(file.stream),
    },
  ];
}
