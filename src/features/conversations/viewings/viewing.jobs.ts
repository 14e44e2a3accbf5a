import { sql } from "kysely";
import type { JobDeps } from "#deps";
import { inOwnDirection, pageAddress, tell } from "#features/notifications/tell.ts";
import { greeting } from "#features/site/site-letters.ts";
import { formatMoment } from "#i18n/moments.ts";
import type { Job } from "#platform/queue/queue.ts";
import { nameOf } from "../conversation.present.ts";
import { findConversation } from "../conversation.queries.ts";
import { remindJob, remindRequest } from "./remind.request.ts";

export const viewingJobs = (deps: JobDeps): Job[] => [
  { name: remindJob, run: (payload) => remind(deps, remindRequest.parse(payload).viewingId) },
];

/** Reminds both of a viewing, unless it was called off, is over, or they cannot write to each other any more. */
async function remind(deps: JobDeps, viewingId: string): Promise<void> {
  const { db, clock } = deps;
  const { rows } = await sql<{ conversation_id: string; at: Date; buyer_id: string; seller_id: string }>`
    select v.conversation_id, v.at, c.buyer_id, c.seller_id
    from viewings v join conversations c on c.id = v.conversation_id join cars car on car.id = c.car_id
    where v.id = ${viewingId}::uuid and v.state = 'confirmed' and v.at > ${clock()}::timestamptz and car.is_public`.execute(
    db,
  );
  const [viewing] = rows;
  if (!viewing) return;
  const { conversation_id: id, at } = viewing;
  for (const userId of [viewing.buyer_id, viewing.seller_id]) {
    const conversation = await findConversation(db, userId, id);
    if (!conversation?.other_in_good_standing) return;
    const facts = { name: inOwnDirection(nameOf(conversation)), title: inOwnDirection(conversation.title) };
    const link = `/messages?c=${id}` as const;
    await tell(deps, {
      userId,
      kind: "messages",
      of: `viewing ${viewingId} ${at.toISOString()}`,
      notice: ({ t, language }) => ({
        type: "system",
        title: t("conversation-mails.viewingHeading", { time: formatMoment(language, at.toISOString()) }),
        body: t("conversation-mails.viewingText", facts),
        link,
      }),
      letter: (writer, reader) => ({
        heading: reader.t("conversation-mails.viewingHeading", {
          time: formatMoment(reader.language, at.toISOString()),
        }),
        preheader: reader.t("conversation-mails.viewingText", facts),
        greeting: greeting(reader.t, reader.firstName),
        paragraphs: [
          reader.t("conversation-mails.viewingText", facts),
          reader.t("conversation-mails.viewingAdvice"),
        ],
        button: {
          label: reader.t("conversation-mails.viewingButton"),
          url: pageAddress(writer, reader, link),
        },
        notes: [],
      }),
    });
  }
}
