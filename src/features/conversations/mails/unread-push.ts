import { sql } from "kysely";
import { z } from "zod";
import type { JobDeps } from "#deps";
import { askForPushes } from "#features/notifications/push/push.queries.ts";
import { findHearers } from "#features/staff/staff.queries.ts";
import type { Database } from "#platform/db/connect.ts";
import { addJob, type Job } from "#platform/queue/queue.ts";
import { nameOf } from "../conversation.present.ts";
import { findConversation } from "../conversation.queries.ts";
import { isolated } from "../isolated.ts";
import { wordsOf } from "./row-words.ts";

const unreadPushJob = "conversations.unread_push";
const request = z.object({ conversationId: z.uuid(), userId: z.uuid() });

/** Anyone who has the conversation open reads at once; several messages in a row are one notice. */
const quietSeconds = 8;

/** Has a user's devices told of what waits in a conversation, unless it is read by then. */
export async function askForUnreadPush(
  tx: Database,
  payload: z.output<typeof request>,
  at: Date,
): Promise<void> {
  await addJob(tx, unreadPushJob, payload, {
    key: `${unreadPushJob} ${payload.conversationId} ${payload.userId}`,
    runAt: new Date(at.getTime() + quietSeconds * 1000),
    maxAttempts: 6,
  });
}

export const unreadPushJobs = (deps: JobDeps): Job[] => [
  { name: unreadPushJob, run: (payload) => pushUnread(deps, request.parse(payload)) },
];

/** One notice for each who answers of the newest message that is not read; of one that gives a hint, not its words. */
async function pushUnread(
  deps: JobDeps,
  { conversationId, userId }: z.output<typeof request>,
): Promise<void> {
  const hearers = await findHearers(deps.db, { sellerId: userId, conversationId });
  for (const toId of [userId, ...hearers]) await pushTo(deps, { conversationId, userId, toId });
}

async function pushTo(
  { db, clock, words }: JobDeps,
  { conversationId, userId, toId }: z.output<typeof request> & { toId: string },
): Promise<void> {
  const [conversation, { rows }] = await Promise.all([
    findConversation(db, userId, conversationId),
    sql<{ number: number; content: string; careful: boolean; language: string | null }>`
      select m.number, m.content, cardinality(m.hints) > 0 as careful, u.language
      from messages m, users u
      where m.conversation_id = ${conversationId}::uuid and m.read_at is null and m.sender_id <> ${userId}::uuid
        and u.id = ${toId}::uuid and in_good_standing(u.user_status, u.deletion_requested_at)
      order by m.number desc limit 1`.execute(db),
  ]);
  const [newest] = rows;
  if (!conversation || !newest || conversation.blocked_by_me) return;
  const language = newest.language === "en" ? "en" : "ar";
  const t = words[language];
  const body = newest.careful
    ? t("conversation-mails.careful")
    : await wordsOf(db, { t, language }, conversationId, newest);
  await askForPushes(
    db,
    [
      {
        userId: toId,
        kind: "messages",
        of: `message ${conversationId} ${newest.number}`,
        // A later one takes the place of this one on the device.
        about: `conversation ${conversationId}`,
        title: t("conversation-mails.heading", { count: 1, name: isolated(nameOf(conversation)) }),
        body: body.replace(/\s+/g, " "),
        link: `/messages?c=${conversationId}`,
      },
    ],
    clock(),
  );
}
