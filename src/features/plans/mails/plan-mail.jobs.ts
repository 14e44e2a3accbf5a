import { sql } from "kysely";
import type { z } from "zod";
import type { JobDeps } from "#deps";
import { mailEnding } from "#features/notifications/choices/mail-ending.ts";
import { deliverLetter, type Writer } from "#features/site/site-letters.ts";
import type { Language } from "#i18n/language.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Letter } from "#platform/mail/letter.ts";
import { addJob, type Job } from "#platform/queue/queue.ts";
import { endedLetter, type PlanReader, reminderLetter } from "./plan-letters.ts";
import { endedMail, endedRequest, reminderMail, reminderRequest } from "./plan-mail.requests.ts";

/** How long before its end the owner of a plan is told (docs/product.md, "Plans"), the latest first. */
const reminderDays = [1, 7] as const;

export const planMailJobs = (deps: JobDeps): Job[] => [
  // In the morning of Beirut; of each end once, however often it runs.
  { name: "plans.remind", cron: "10 6 * * *", run: () => askForReminders(deps.db, deps.clock()) },
  { name: reminderMail, run: (payload) => sendReminder(deps, reminderRequest.parse(payload)) },
  { name: endedMail, run: (payload) => sendEnded(deps, endedRequest.parse(payload)) },
];

/** One mail to everybody whose paid plan ends in a week or in a day, nothing follows it, and who was not notified of it yet. */
async function askForReminders(db: Database, now: Date): Promise<void> {
  for (const [at, days] of reminderDays.entries()) {
    await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ user_id: string; ends_at: Date }>`
        insert into subscription_reminders (user_id, ends_at, days_before)
        select u.id, u.subscription_ends_at, ${days} from users u
        where u.subscription_ends_at > ${now}::timestamptz + make_interval(hours => ${24 * (reminderDays[at - 1] ?? 0)})
          and u.subscription_ends_at <= ${now}::timestamptz + make_interval(hours => ${24 * days})
          and in_good_standing(u.user_status, u.deletion_requested_at)
          and not exists (select from subscriptions s
            where s.user_id = u.id and s.is_active and s.start_date >= u.subscription_ends_at)
        on conflict do nothing
        returning user_id, ends_at`.execute(tx);
      for (const { user_id: userId, ends_at: endsAt } of rows) {
        await addJob(tx, reminderMail, { userId, endsAt }, { maxAttempts: 12 });
      }
    });
  }
}

/** Nothing is sent of a plan that was prolonged or ended meanwhile. */
async function sendReminder(
  deps: JobDeps,
  { userId, endsAt }: z.output<typeof reminderRequest>,
): Promise<void> {
  const found = await findReader(deps.db, userId, null);
  if (found?.endsAt?.getTime() !== endsAt.getTime()) return;
  await send(deps, found, (writer, reader) => reminderLetter(writer, reader, endsAt, deps.clock()));
}

/** Nothing is sent to who has chosen another plan already. */
async function sendEnded(deps: JobDeps, { userId, plan }: z.output<typeof endedRequest>): Promise<void> {
  const found = await findReader(deps.db, userId, plan);
  if (found?.currentPlan !== "free") return;
  await send(deps, found, endedLetter);
}

interface Found {
  userId: string;
  email: string;
  first_name: string;
  language: string;
  currentPlan: string;
  endsAt: Date | null;
  slug: string;
  name: string;
  name_ar: string;
  staying: string[];
  hidden: number;
}

/**
 * What a letter says about the plan that is named, or the one that runs: which listings stay under the free plan, the live
 * and the newest refreshed first, and how many do not.
 */
async function findReader(db: Database, userId: string, plan: string | null): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select u.id as "userId", u.email, u.first_name, u.language, u.current_plan as "currentPlan", u.subscription_ends_at as "endsAt",
      p.slug, p.name, p.name_ar, mine.staying, (mine.n - mine.fitting)::int as hidden
    from users u
    join subscription_plans p on p.slug = coalesce(${plan}, u.current_plan)
    join subscription_plans free on free.slug = 'free'
    cross join lateral (
      select count(*) as n, least(free.max_ads,
          least(free.max_car_listings, count(*) filter (where vehicle_type = 'car'))
          + least(free.max_motorcycle_listings, count(*) filter (where vehicle_type = 'motorcycle'))) as fitting,
        coalesce((array_agg(title order by status = 'active' desc, refreshed_at desc, id desc)
          filter (where takes_place(status, deleted_at)))[1:free.max_ads], '{}') as staying
      from cars where user_id = u.id and deleted_at is null
        and (takes_place(status, deleted_at) or expired_reason = 'plan_ended')
    ) mine
    where u.id = ${userId}::uuid`.execute(db);
  return rows[0];
}

async function send(
  deps: JobDeps,
  found: Found,
  write: (writer: Writer, reader: PlanReader) => Letter,
): Promise<void> {
  const { words, config } = deps;
  const language: Language = found.language === "en" ? "en" : "ar";
  const { userId, slug, staying, hidden } = found;
  const plan = language === "ar" ? found.name_ar : found.name;
  const reader = { t: words[language], language, firstName: found.first_name, plan, slug, staying, hidden };
  const optOut = mailEnding({ kind: "payments", userId, language, t: reader.t, config });
  await deliverLetter(deps, {
    about: { user: userId },
    to: found.email,
    language,
    write: (writer) => ({ ...write(writer, reader), optOut }),
  });
}
