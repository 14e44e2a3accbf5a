import { sql } from "kysely";
import type { JobDeps } from "#deps";
import { wantsNotices } from "#features/notifications/choices/choices.queries.ts";
import { stopMailsUrl } from "#features/notifications/choices/stop-token.ts";
import { site } from "#features/site/site.contract.ts";
import { findSiteSettings } from "#features/site/site.queries.ts";
import { deliverLetter } from "#features/site/site-letters.ts";
import { findHearers } from "#features/staff/staff.queries.ts";
import type { Language } from "#i18n/language.ts";
import type { Job } from "#platform/queue/queue.ts";
import { nameOf } from "./conversation.present.ts";
import { findConversation, findMessages } from "./conversation.queries.ts";
import { leadJobs } from "./leads/lead.jobs.ts";
import { reportDecidedJobs } from "./mails/report-decided.jobs.ts";
import { reportMailJob, reportMailRequest } from "./mails/report-mail.request.ts";
import { rowWords, wordsOf } from "./mails/row-words.ts";
import { unreadLetter } from "./mails/unread-letter.ts";
import { unreadMailJob, unreadMailRequest, unreadMinutes } from "./mails/unread-mail.request.ts";
import { unreadPushJobs } from "./mails/unread-push.ts";
import { chatPhotoJobs } from "./photos/chat-photo.jobs.ts";
import { viewingJobs } from "./viewings/viewing.jobs.ts";

export const conversationJobs = (deps: JobDeps): Job[] => [
  { name: unreadMailJob, run: (payload) => mailUnread(deps, unreadMailRequest.parse(payload)) },
  ...unreadPushJobs(deps),
  ...reportDecidedJobs(deps),
  ...viewingJobs(deps),
  ...leadJobs(deps),
  ...chatPhotoJobs(deps),
  { name: reportMailJob, run: (payload) => mailReport(deps, reportMailRequest.parse(payload).id) },
];

/**
 * Mails a user of what waits in a conversation. Each first unread message asks for it, and nothing while more come: so it is
 * one mail until the conversation was read. Nothing is mailed of what was read meanwhile, or of whom the reader has blocked.
 */
async function mailUnread(
  deps: JobDeps,
  { conversationId, userId }: { conversationId: string; userId: string },
): Promise<void> {
  const hearers = await findHearers(deps.db, { sellerId: userId, conversationId });
  for (const toId of [userId, ...hearers]) await mailTo(deps, { conversationId, userId, toId });
}

async function mailTo(
  deps: JobDeps,
  { conversationId, userId, toId }: { conversationId: string; userId: string; toId: string },
): Promise<void> {
  const { db, clock, words, config } = deps;
  const [reader, conversation] = await Promise.all([
    db
      .selectFrom("users")
      .select(["email", "first_name", "language"])
      .where("id", "=", toId)
      .where((is) => is.fn("in_good_standing", ["user_status", "deletion_requested_at"]))
      .executeTakeFirst(),
    findConversation(db, userId, conversationId),
  ]);
  if (!reader || !conversation || conversation.blocked_by_me) return;
  if (!(await wantsNotices(db, { userId: toId, kind: "messages", channel: "mail" }))) return;
  const due = new Date(clock().getTime() - unreadMinutes * 60_000);
  const { rows } = await sql<{ number: number; content: string; careful: boolean; due: boolean }>`
    select number, content, cardinality(hints) > 0 as careful, sent_at <= ${due}::timestamptz as due from messages
    where conversation_id = ${conversationId}::uuid and read_at is null and sender_id <> ${userId}::uuid
    order by number`.execute(db);
  const [first] = rows;
  if (!first?.due) return;
  const language: Language = reader.language === "en" ? "en" : "ar";
  const excerpt = first.careful
    ? null
    : await wordsOf(db, { t: words[language], language }, conversationId, first);
  await deliverLetter(deps, {
    about: { user: toId },
    to: reader.email,
    language,
    write: (writer) =>
      unreadLetter(
        writer,
        { t: words[language], language, firstName: reader.first_name },
        {
          conversationId,
          count: rows.length,
          name: nameOf(conversation),
          title: conversation.may_be_named ? conversation.title : null,
          excerpt,
          optOutUrl: stopMailsUrl(config, "messages", { userId: toId, language }),
        },
      ),
  });
}

const reasonWords = {
  scam: "conversation-mails.reportScam",
  insult: "conversation-mails.reportInsult",
  spam: "conversation-mails.reportSpam",
  other: "conversation-mails.reportOther",
} as const;
const messagesShown = 20;

/** Mails a report to the address in the settings, with the last messages before it; the queue has it, too, and alone where there is no address. */
async function mailReport(deps: JobDeps, id: string): Promise<void> {
  const { db, words } = deps;
  const { email: support } = site.parse((await findSiteSettings(db)).get("site"));
  if (!support) return;
  const { rows } = await sql<ReportRow>`
    select r.conversation_id, r.user_id, r.reason, r.text, r.message_count, car.title, me.language,
      me.first_name || ' ' || me.last_name as name, me.email,
      u.first_name || ' ' || u.last_name as other, u.email as "otherEmail"
    from conversation_reports r
    join conversations c on c.id = r.conversation_id
    join cars car on car.id = c.car_id
    join users me on me.id = r.user_id
    join users u on u.id = case when c.buyer_id = r.user_id then c.seller_id else c.buyer_id end
    where r.id = ${id}::uuid`.execute(db);
  const [report] = rows;
  if (!report) return;
  const language: Language = report.language === "en" ? "en" : "ar";
  const t = words[language];
  const { rows: last } = await findMessages(db, report.conversation_id, {
    before: report.message_count + 1,
    limit: messagesShown,
  });
  const { name, email, other, otherEmail, title } = report;
  await deliverLetter(deps, {
    about: { report: id },
    to: support,
    language,
    // A user who switched off what the market announces did not switch off messages of users.
    always: true,
    write: ({ siteUrl }) => ({
      heading: t("conversation-mails.reportHeading", { reason: t(reasonWords[report.reason]) }),
      preheader: report.text ?? title,
      greeting: t("conversation-mails.reportFrom", { name, email, other, otherEmail, title }),
      paragraphs: [report.text ?? t("conversation-mails.reportNothing"), t("conversation-mails.reportLast")],
      facts: last.map((message) => [
        message.sender_id === report.user_id ? name : other,
        rowWords({ t, language }, message),
      ]),
      button: {
        label: t("conversation-mails.reportDecide"),
        url: `${siteUrl}/enhanced-admin-dashboard?tab=conversations&report=${id}`,
      },
      notes: [],
    }),
  });
}

interface ReportRow {
  conversation_id: string;
  user_id: string;
  reason: keyof typeof reasonWords;
  text: string | null;
  message_count: number;
  title: string;
  language: string;
  name: string;
  email: string;
  other: string;
  otherEmail: string;
}
