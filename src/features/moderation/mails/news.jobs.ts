import { sql } from "kysely";
import type { z } from "zod";
import type { JobDeps } from "#deps";
import { tell } from "#features/notifications/tell.ts";
import type { Job } from "#platform/queue/queue.ts";
import { newsLetter, newsNotice, reportLetter, reportNotice } from "./news-letter.ts";
import {
  type ListingNews,
  listingNews,
  listingNewsJob,
  tellReporterJob,
  tellReporterRequest,
} from "./tell-owner.request.ts";
import { type Warned, warnedWith } from "./warned.ts";

/** What owners hear of a listing besides reviews, and those who reported one. */
export const newsJobs = (deps: JobDeps): Job[] => [
  { name: listingNewsJob, run: (payload) => tellOfListing(deps, listingNews.parse(payload)) },
  { name: tellReporterJob, run: (payload) => tellReporter(deps, tellReporterRequest.parse(payload)) },
];

/** What was undone meanwhile is not told. */
async function tellOfListing(deps: JobDeps, { carId, what, at, dropped }: ListingNews): Promise<void> {
  const car = await deps.db
    .selectFrom("cars")
    .select(["user_id", "title", "status", "deleted_at"])
    .where("id", "=", carId)
    .executeTakeFirst();
  if (!car) return;
  const isStillSo = {
    deleted: car.deleted_at?.toISOString() === at,
    restored: car.deleted_at === null,
    hidden: car.deleted_at === null && car.status === "pending",
  };
  if (!isStillSo[what]) return;
  const { rows } = await sql<{ warning: Warned | null }>`
    select ${warnedWith(sql`w.car_id = ${carId}::uuid and w.review_id is null`)} as warning`.execute(deps.db);
  const warning = what === "deleted" ? rows[0]?.warning : undefined;
  const news = { carId, what, title: car.title, dropped, warning };
  await tell(deps, {
    userId: car.user_id,
    kind: "decisions",
    of: `listing.${what} ${carId} ${at}`,
    notice: (reader) => newsNotice(reader, news),
    letter: (writer, reader) => newsLetter(writer, reader, news),
  });
}

/** Anyone who reported a listing and has an account hears what a reviewer makes of it: not by whom, nor anything of anybody. */
async function tellReporter(
  deps: JobDeps,
  { reportId }: z.output<typeof tellReporterRequest>,
): Promise<void> {
  const report = await deps.db
    .selectFrom("listing_reports as r")
    .innerJoin("cars as c", "c.id", "r.car_id")
    .select(["r.user_id", "r.outcome", "c.title"])
    .where("r.id", "=", reportId)
    .executeTakeFirst();
  if (!report?.user_id || !report.outcome) return;
  const said = {
    title: report.title,
    outcome: report.outcome === "upheld" ? "upheld" : "dismissed",
  } as const;
  await tell(deps, {
    userId: report.user_id,
    kind: "reports",
    of: `report ${reportId}`,
    notice: ({ t }) => reportNotice(t, said),
    letter: (writer, reader) => reportLetter(writer, reader, said),
  });
}
