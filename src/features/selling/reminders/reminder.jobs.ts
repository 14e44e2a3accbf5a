import { sql } from "kysely";
import { z } from "zod";
import type { JobDeps } from "#deps";
import { wantsNotices } from "#features/notifications/choices/choices.queries.ts";
import { mailEnding } from "#features/notifications/choices/mail-ending.ts";
import { deliverLetter } from "#features/site/site-letters.ts";
import type { Database } from "#platform/db/connect.ts";
import { addJob, type Job } from "#platform/queue/queue.ts";
import { type EndingListing, reminderLetter } from "./reminder-letter.ts";

const reminderJob = "listings.reminder_mail";
/** How long before its end the owner of a listing is told (docs/product.md, "States of a listing"), the latest first. */
const reminderDays = [1, 7] as const;

const reminder = z.object({ userId: z.uuid(), ids: z.array(z.uuid()) });

export const reminderJobs = (deps: JobDeps): Job[] => [
  // In the morning of Beirut; of each listing once, however often it runs.
  { name: "listings.remind", cron: "0 6 * * *", run: () => askForReminders(deps.db, deps.clock()) },
  { name: reminderJob, run: async (payload) => sendReminder(deps, reminder.parse(payload)) },
];

/** One mail for each owner, of all listings that end in a week or in a day and were not told of yet. */
async function askForReminders(db: Database, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const told = new Map<string, string[]>();
    for (const [at, days] of reminderDays.entries()) {
      const { rows } = await sql<{ user_id: string; id: string }>`
        with due as (
          select id, user_id, expires_at from cars
          where status = 'active' and deleted_at is null and owner_in_good_standing
            and expires_at > ${now}::timestamptz + make_interval(days => ${reminderDays[at - 1] ?? 0})
            and expires_at <= ${now}::timestamptz + make_interval(days => ${days})
        ),
        noted as (
          insert into listing_reminders (car_id, expires_at, days_before)
          select id, expires_at, ${days} from due on conflict do nothing returning car_id
        )
        select due.user_id, due.id from due join noted on noted.car_id = due.id order by due.expires_at`.execute(
        tx,
      );
      for (const { user_id, id } of rows) told.set(user_id, [...(told.get(user_id) ?? []), id]);
    }
    for (const [userId, ids] of told) await addJob(tx, reminderJob, { userId, ids }, { maxAttempts: 12 });
  });
}

async function sendReminder(deps: JobDeps, { userId, ids }: z.output<typeof reminder>): Promise<void> {
  const { db, words, config } = deps;
  const user = await db
    .selectFrom("users")
    .select(["email", "first_name", "language"])
    .where("id", "=", userId)
    .executeTakeFirst();
  const listings: EndingListing[] = await db
    .selectFrom("cars")
    .select(["title", "vehicle_type as vehicleType", "expires_at as endsAt"])
    .where("user_id", "=", userId)
    .where("id", "in", ids)
    .where("status", "=", "active")
    .where("deleted_at", "is", null)
    .orderBy("expires_at")
    .$narrowType<{ endsAt: Date }>()
    .execute();
  if (!user || listings.length === 0) return;
  if (!(await wantsNotices(db, { userId, kind: "reminders", channel: "mail" }))) return;
  const language = user.language === "en" ? "en" : "ar";
  await deliverLetter(deps, {
    about: { user: userId },
    to: user.email,
    language,
    write: (writer) => ({
      ...reminderLetter(writer, { t: words[language], language, firstName: user.first_name }, listings),
      optOut: mailEnding({ kind: "reminders", userId, language, t: words[language], config }),
    }),
  });
}
