import { sql } from "kysely";
import { AppError } from "#errors";
import { findDecision } from "#features/selling/appeals/appeals.queries.ts";
import { liftWarning } from "#features/selling/standing/verbs/warn.ts";
import type { Database } from "#platform/db/connect.ts";
import { undoneWhenRefused } from "#platform/db/undone-when-refused.ts";
import type { LogEntry } from "#platform/http/administrator.ts";
import { addJob } from "#platform/queue/queue.ts";
import { lockListings, type ModeratedListing } from "../../locked-listing.queries.ts";
import { appealMailJob } from "../../mails/tell-owner.request.ts";
import { decide, type Reviewer } from "../../verbs/decide.ts";
import { restore } from "../../verbs/remove.ts";
import { isAnswerable, othersMayAnswer } from "../appeals-admin.queries.ts";

interface Answer {
  id: string;
  outcome: "upheld" | "overturned";
  answer: string;
}

/**
 * Answers an appeal, once, and never of one's own decision while another may. Overturned, the listing is put back where the
 * decision found it, unless it has gone on since or the plan has no place for it (`noPlace`), and the warning is lifted. Its owner
 * is told. Returns what is written down. Errors: `appeal.not_found`, also where the listing was deleted by its owner or the account
 * is not in good standing; `appeal.decided`, `appeal.own_decision`.
 * Database then: what `decide` and `restore` say.
 */
export async function answerAppeal(
  tx: Database,
  reviewer: Reviewer,
  { id, outcome, answer }: Answer,
  at: Date,
): Promise<{ log: LogEntry[]; noPlace: boolean }> {
  const { listing, appeal } = await lockAppeal(tx, id);
  if (appeal.outcome) throw new AppError("appeal.decided");
  if (appeal.made_by === reviewer.id && (await othersMayAnswer(tx, reviewer.id)))
    throw new AppError("appeal.own_decision");
  await tx
    .updateTable("listing_appeals")
    .set({ outcome, answer, answered_by: reviewer.id, answered_at: at })
    .where("id", "=", id)
    .execute();
  await addJob(tx, appealMailJob, { appealId: id }, { maxAttempts: 12 });
  const log: LogEntry = {
    action: `appeal.${outcome}`,
    resource: ["listing", listing.id],
    before: { outcome: null },
    after: { outcome, reason: answer },
    details: { title: listing.title },
  };
  if (outcome === "upheld") return { log: [log], noPlace: false };
  await liftWarning(tx, appeal.review_id ? { reviewId: appeal.review_id } : { carId: listing.id }, at);
  try {
    const put = await undoneWhenRefused(tx, () => putBack(tx, reviewer, listing, appeal, at));
    return { log: [log, ...put], noPlace: false };
  } catch (error) {
    // The seller was right all the same, and makes place or not.
    if (!(error instanceof AppError) || error.code !== "listing.limit_reached") throw error;
    await tx.updateTable("listing_appeals").set({ no_place: true }).where("id", "=", id).execute();
    return { log: [{ ...log, after: { ...log.after, noPlace: true } }], noPlace: true };
  }
}

type Appeal = Awaited<ReturnType<typeof lockAppeal>>["appeal"];

/** The owner and the listing before the appeal, as a decision locks them. */
async function lockAppeal(tx: Database, id: string) {
  const found = await tx
    .selectFrom("listing_appeals")
    .select("car_id")
    .where("id", "=", id)
    .executeTakeFirst();
  const listing = found && (await lockListings(tx, [found.car_id])).get(found.car_id);
  const appeal = await tx
    .selectFrom("listing_appeals as a")
    .innerJoin("cars", "cars.id", "a.car_id")
    .select(["a.outcome", "a.made_by", "a.made_at", "a.review_id"])
    .where("a.id", "=", id)
    .where(isAnswerable)
    .forUpdate("a")
    .executeTakeFirst();
  if (!listing || !appeal) throw new AppError("appeal.not_found");
  return { listing, appeal };
}

async function putBack(
  tx: Database,
  reviewer: Reviewer,
  { id, updated_at }: ModeratedListing,
  { made_at, review_id }: Appeal,
  at: Date,
): Promise<LogEntry[]> {
  const decision = await findDecision(tx, id);
  const isStanding = decision && new Date(decision.made_at).getTime() === made_at.getTime();
  if (!isStanding) return [];
  if (!review_id) return [await restore(tx, { id, isTold: true }, at)];
  const { numUpdatedRows } = await tx
    .updateTable("listing_revisions")
    .set({ refused_at: null, rejection_code: null, rejection_reason: null })
    .where("car_id", "=", id)
    .where("refused_at", "=", made_at)
    .executeTakeFirst();
  const changes = numUpdatedRows > 0n;
  // The changes wait again, for the approval that follows.
  if (changes) await tx.updateTable("cars").set({ waiting_since: at }).where("id", "=", id).execute();
  // Who answers has seen the decision, also one of a moment ago.
  const seen = changes ? undefined : updated_at.toISOString();
  const log = await decide(tx, reviewer, { id, status: "active", changes, seen }, at);
  // Its owner hears of it by the answer, which cannot be taken back.
  await sql`update listing_reviews set told_at = ${at}::timestamptz
    where car_id = ${id}::uuid and decided_at = ${at}::timestamptz and told_at is null`.execute(tx);
  return [log];
}
