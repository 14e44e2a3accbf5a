import type { JobDeps } from "#deps";
import { inOwnDirection, pageAddress, tell } from "#features/notifications/tell.ts";
import { greeting } from "#features/site/site-letters.ts";
import { findHearers } from "#features/staff/staff.queries.ts";
import type { Job } from "#platform/queue/queue.ts";
import { nameOf } from "../conversation.present.ts";
import { findConversation } from "../conversation.queries.ts";
import { remindLeadJob, remindLeadRequest } from "./remind-lead.request.ts";
import { forgetReminder } from "./verbs/change-lead.ts";

export const leadJobs = (deps: JobDeps): Job[] => [
  { name: remindLeadJob, run: (payload) => remind(deps, remindLeadRequest.parse(payload).leadId) },
];

/** Reminds a seller of a lead, in a dealership its person in charge, unless the reminder was taken back, set to later, or the conversation is gone. */
async function remind(deps: JobDeps, id: string): Promise<void> {
  const { db, clock } = deps;
  const lead = await db
    .selectFrom("leads")
    .select(["user_id", "remind_at"])
    .where("conversation_id", "=", id)
    .executeTakeFirst();
  if (!lead?.remind_at || lead.remind_at > clock()) return;
  const { user_id: userId, remind_at: remindAt } = lead;
  const conversation = await findConversation(db, userId, id);
  if (!conversation) return;
  const [inCharge = userId] = await findHearers(db, { sellerId: userId, conversationId: id, alone: true });
  const facts = { name: inOwnDirection(nameOf(conversation)), title: inOwnDirection(conversation.title) };
  const link = `/my-leads?lead=${id}` as const;
  await tell(deps, {
    userId: inCharge,
    kind: "messages",
    of: `lead ${id} ${remindAt.toISOString()}`,
    notice: ({ t }) => ({
      type: "system",
      title: t("conversation-mails.leadHeading", { name: facts.name }),
      body: t("conversation-mails.leadText", facts),
      link,
    }),
    letter: (writer, reader) => ({
      heading: reader.t("conversation-mails.leadHeading", { name: facts.name }),
      preheader: reader.t("conversation-mails.leadText", facts),
      greeting: greeting(reader.t, reader.firstName),
      paragraphs: [reader.t("conversation-mails.leadText", facts)],
      button: { label: reader.t("conversation-mails.leadButton"), url: pageAddress(writer, reader, link) },
      notes: [],
    }),
  });
  await forgetReminder(db, id, remindAt);
}
