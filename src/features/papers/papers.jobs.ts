import { sql } from "kysely";
import type { z } from "zod";
import type { JobDeps } from "#deps";
import { refusalReasons } from "#features/listings/paper-kinds.ts";
import { inOwnDirection, tell } from "#features/notifications/tell.ts";
import { readSettings } from "#features/settings/settings.table.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Job } from "#platform/queue/queue.ts";
import { decisionLetter, whyRefused } from "./mails/decision-letter.ts";
import { decisionMail, decisionMailJob } from "./mails/decision-mail.ts";

const batch = 500;

export const papersJobs = (deps: JobDeps): Job[] => [
  { name: decisionMailJob, run: (payload) => tellOfDecision(deps, decisionMail.parse(payload)) },
  {
    name: "papers.forget",
    cron: "10 2 * * *",
    run: async () => {
      const forgotten = await forgetPapers(deps.db, deps.clock());
      if (forgotten > 0) deps.log.info({ forgotten }, "papers whose term was over are deleted");
    },
  },
];

async function tellOfDecision(deps: JobDeps, { papersId }: z.output<typeof decisionMail>): Promise<void> {
  const found = await deps.db
    .selectFrom("car_papers as p")
    .innerJoin("cars as c", "c.id", "p.car_id")
    .select(["p.user_id", "p.state", "p.reasons", "c.id", "c.title"])
    .where("p.id", "=", papersId)
    .where("c.deleted_at", "is", null)
    .executeTakeFirst();
  if (!found || (found.state !== "confirmed" && found.state !== "refused")) return;
  const isConfirmed = found.state === "confirmed";
  const reasons = refusalReasons.filter((one) => found.reasons.includes(one));
  const decided = { carId: found.id, title: found.title, isConfirmed, reasons };
  await tell(deps, {
    userId: found.user_id,
    kind: "decisions",
    of: `papers ${papersId}`,
    notice: ({ t }) => ({
      type: "system",
      title: t(isConfirmed ? "papers-mails.confirmedHeading" : "papers-mails.refusedHeading"),
      body: isConfirmed
        ? t("papers-mails.confirmedNotice", { title: inOwnDirection(found.title) })
        : `${inOwnDirection(found.title)}: ${whyRefused(t, reasons)}`,
      link: `/cars/${found.id}`,
    }),
    letter: (writer, reader) => decisionLetter(writer, reader, decided),
  });
}

/**
 * Forgets the files of papers: so many days after they were decided or ended, of those that waited longer than the settings
 * say, and of listings that can no longer be brought back by their owner. What waited has ended then; decisions stay.
 * Returns of how many listings. Database then: the files in the store go (car_paper_files_forget).
 */
async function forgetPapers(db: Database, at: Date): Promise<number> {
  const { papers_days: decided, papers_waiting_days: waiting } = await readSettings(db, [
    "papers_days",
    "papers_waiting_days",
  ]);
  for (let forgotten = 0; ; ) {
    const { numAffectedRows = 0n } = await sql`
      with due as (
        select p.id from car_papers p join cars c on c.id = p.car_id
        where exists (select from car_paper_files f where f.papers_id = p.id) and (
          coalesce(p.decided_at, p.ended_at) <= ${at}::timestamptz - make_interval(days => ${decided})
          or (p.state = 'waiting' and p.sent_at <= ${at}::timestamptz - make_interval(days => ${waiting}))
          or c.deleted_at <= ${at}::timestamptz - interval '1 hour')
        order by p.id limit ${batch} for update of p skip locked
      ), gone as (
        delete from car_paper_files where papers_id in (select id from due)
      )
      update car_papers set
        state = case when state = 'waiting' then 'ended'::papers_state else state end,
        ended_at = case when state = 'waiting' then ${at}::timestamptz else ended_at end
      where id in (select id from due)`.execute(db);
    forgotten += Number(numAffectedRows);
    if (numAffectedRows < BigInt(batch)) return forgotten;
  }
}
