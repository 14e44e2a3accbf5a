import { sql } from "kysely";
import type { z } from "zod";
import type { JobDeps } from "#deps";
import { mailEnding } from "#features/notifications/choices/mail-ending.ts";
import { giveNotices, type Notice } from "#features/notifications/give-notice.ts";
import { inOwnDirection } from "#features/notifications/tell.ts";
import { deliverLetter, type Writer } from "#features/site/site-letters.ts";
import type { Language } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";
import type { Database } from "#platform/db/connect.ts";
import { addJob, type Job } from "#platform/queue/queue.ts";
import { appealJobs } from "./appeal.jobs.ts";
import { newsJobs } from "./news.jobs.ts";
import { approvedLetter, refusalText, rejectedLetter, type ToldReview } from "./review-letter.ts";
import { reviewMailJob, reviewMailRequest, tellOwnerJob, tellOwnerRequest } from "./tell-owner.request.ts";
import { warnedWith } from "./warned.ts";

/** What reaches people after a decision of a reviewer: a notice at once, and a mail, which may be tried again. */
export const moderationJobs = (deps: JobDeps): Job[] => [
  { name: tellOwnerJob, run: (payload) => tellOwner(deps, tellOwnerRequest.parse(payload).userId) },
  { name: reviewMailJob, run: (payload) => sendReviewMails(deps, reviewMailRequest.parse(payload)) },
  ...appealJobs(deps),
  ...newsJobs(deps),
];

interface Owner {
  email: string;
  first_name: string;
  language: Language;
}

async function findOwner(db: Database, userId: string): Promise<Owner | undefined> {
  const row = await db
    .selectFrom("users")
    .select(["email", "first_name", "language"])
    .where("id", "=", userId)
    .executeTakeFirst();
  return row && { ...row, language: row.language === "en" ? "en" : "ar" };
}

type ReviewRow = ToldReview & { id: string; isLast: boolean };

/**
 * Returns an owner a notice of everything that was decided and not told of yet, once each, and asks for the mails. What was
 * decided again meanwhile is told as it stands now.
 */
async function tellOwner(deps: JobDeps, userId: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql<ReviewRow>`
      with untold as (
        select r.* from listing_reviews r
        where r.car_id in (select id from cars where user_id = ${userId}::uuid)
          and r.told_at is null and r.undone_at is null
        for update
      ), told as (
        update listing_reviews r set told_at = ${deps.clock()}::timestamptz from untold where untold.id = r.id
      )
      select u.id, u.car_id as "carId", c.title, u.decision, u.code, u.reason, u.before ? 'revision' as "ofChanges",
        u.before ? 'dropped' as dropped, ${warnedWith(sql`w.review_id = u.id`)} as warning,
        not exists (select from untold later where later.car_id = u.car_id
          and (later.decided_at, later.id) > (u.decided_at, u.id)) as "isLast"
      from untold u join cars c on c.id = u.car_id and c.deleted_at is null
        and c.status = case when u.before ? 'revision' then 'active' else u.decision end
      order by u.decided_at, u.id`.execute(tx);
    const telling = rows.filter(({ isLast }) => isLast);
    await giveNotices(
      tx,
      deps,
      telling.map((review) => ({
        userId,
        kind: "decisions",
        of: `listing_review ${review.id}`,
        notice: ({ t, language }) => noticeOf(t, review, language),
      })),
    );
    const alike = Map.groupBy(telling, ({ decision, ofChanges }) => `${decision} ${ofChanges}`);
    for (const reviews of alike.values()) {
      const reviewIds = reviews.map(({ id }) => id);
      await addJob(tx, reviewMailJob, { userId, reviewIds }, { maxAttempts: 12 });
    }
  });
}

const noticeOf = (t: Translate, review: ToldReview, language: Language): Notice =>
  review.decision === "active"
    ? {
        type: "car_approved",
        title: t(review.ofChanges ? "moderation-mails.changesLiveTitle" : "moderation-mails.approvedTitle"),
        body: review.title,
        link: `/cars/${review.carId}`,
      }
    : {
        type: "car_rejected",
        title: t(
          review.ofChanges ? "moderation-mails.changesRefusedTitle" : "moderation-mails.rejectedTitle",
        ),
        body: `${inOwnDirection(review.title)}: ${refusalText(t, review, language)}`,
        link: `/edit-car/${review.carId}`,
      };

/** One mail about several decisions of one kind. */
async function sendReviewMails(
  deps: JobDeps,
  { userId, reviewIds }: z.output<typeof reviewMailRequest>,
): Promise<void> {
  const { db, words, config } = deps;
  const owner = await findOwner(db, userId);
  const { rows: reviews } = await sql<ToldReview>`
    select r.car_id as "carId", c.title, r.decision, r.code, r.reason, r.before ? 'revision' as "ofChanges",
      r.before ? 'dropped' as dropped, ${warnedWith(sql`w.review_id = r.id`)} as warning
    from listing_reviews r join cars c on c.id = r.car_id
    where r.id = any (${reviewIds}::uuid[]) order by r.decided_at, r.id`.execute(db);
  if (!owner || reviews.length === 0) return;
  const { language, first_name: firstName } = owner;
  const reader = { t: words[language], language, firstName };
  const letter = reviews[0]?.decision === "active" ? approvedLetter : rejectedLetter;
  const optOut = mailEnding({ kind: "decisions", userId, language, t: reader.t, config });
  const write = (writer: Writer) => ({ ...letter(writer, reader, reviews), optOut });
  await deliverLetter(deps, { about: { user: userId }, to: owner.email, language, write });
}
