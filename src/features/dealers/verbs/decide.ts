import { sql } from "kysely";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { addJob } from "#platform/queue/queue.ts";
import { type ApplicationRow, lockApplication } from "../application.queries.ts";
import { decisionMailJob } from "../mails/decision-mail.ts";
import { slugOf } from "../slug.ts";

export interface Decision {
  applicationId: string;
  administratorId: string;
  at: Date;
}

/**
 * Makes the applicant an approved dealer: the dealer fields, the badge and the address of the showroom's page; the plan
 * stays, and the listings get the priority of the dealer plan where theirs has a lower one. The applicant is notified. Returns the
 * application as it was and the address. Errors: `dealer.application_not_found`, `dealer.decided`, with the state as it is now.
 * Database then: the listings' priority follows and the search index reads them again (users_dealer, then cars_change, cars_tell); the
 * application stays as it was decided (dealer_applications_decided).
 */
export async function approveApplication(
  tx: Database,
  { applicationId, administratorId, at }: Decision,
): Promise<{ before: ApplicationRow; slug: string }> {
  const before = await lockUndecided(tx, applicationId);
  const slug = await freeSlug(tx, before);
  await tx
    .updateTable("dealer_applications")
    .set({ state: "approved", reviewer_id: administratorId, decided_at: at })
    .where("id", "=", applicationId)
    .execute();
  await tx
    .updateTable("users")
    .set({
      is_dealership: true,
      dealership_name: before.dealership_name,
      dealership_license: before.dealership_license,
      dealership_address: before.dealership_address,
      dealership_city: before.dealership_city,
      dealership_phone: before.dealership_phone,
      dealership_slug: slug,
      is_verified_dealer: true,
      updated_at: at,
    })
    .where("id", "=", before.user_id)
    .execute();
  await furnish(tx, before, at);
  await askForMail(tx, applicationId);
  return { before, slug };
}

/**
 * Refuses an application for a reason that the applicant reads, by mail, by a notice and on the page; another one may follow. Returns the
 * application as it was. Errors: `dealer.application_not_found`, `dealer.decided`, `request.invalid` without a reason.
 * Database then: the application stays as it was decided (dealer_applications_decided).
 */
export async function rejectApplication(
  tx: Database,
  { applicationId, administratorId, at, reason }: Decision & { reason: string },
): Promise<{ before: ApplicationRow }> {
  const said = reason.trim();
  if (said === "") throw new AppError("request.invalid", { fields: { reason: "field.required" } });
  const before = await lockUndecided(tx, applicationId);
  await tx
    .updateTable("dealer_applications")
    .set({ state: "rejected", reason: said, reviewer_id: administratorId, decided_at: at })
    .where("id", "=", applicationId)
    .execute();
  await askForMail(tx, applicationId);
  return { before };
}

/** The applicant's row before the application's, by everyone: two at once would wait for each other. */
async function lockUndecided(tx: Database, id: string): Promise<ApplicationRow> {
  await sql`select from users where id = (select user_id from dealer_applications where id = ${id}::uuid)
    for no key update`.execute(tx);
  const application = await lockApplication(tx, id);
  if (!application) throw new AppError("dealer.application_not_found");
  const { state, reason, decided_at } = application;
  if (state !== "pending") {
    const facts = { state, reason, decidedAt: decided_at?.toISOString() ?? null };
    throw new AppError("dealer.decided", { facts });
  }
  return application;
}

/** What the showroom says at first: of an approval that is not the first one, what its dealer wrote since stays. */
async function furnish(tx: Database, said: ApplicationRow, at: Date): Promise<void> {
  const about = /[\u0600-\u06ff]/.test(said.description) ? "about_ar" : "about_en";
  const told = {
    specialization: said.specialization,
    years_in_business: said.years_in_business,
    years_told_at: said.created_at,
    updated_at: at,
  };
  await tx
    .insertInto("dealer_profiles")
    .values({ user_id: said.user_id, ...told, [about]: said.description })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(told))
    .execute();
}

/** Names of calls beside the showrooms' addresses (`/api/dealers/me`). */
const reserved = ["me", "import"];

/** The address that the dealer has already; else one from the name, with a number where others have it. */
async function freeSlug(tx: Database, { user_id, dealership_name }: ApplicationRow): Promise<string> {
  // One at a time: two dealerships of one name would take the same address.
  await sql`select pg_advisory_xact_lock(hashtext('users.dealership_slug'))`.execute(tx);
  const slug = slugOf(dealership_name);
  const { rows } = await sql<{ id: string; slug: string }>`
    select id, dealership_slug as slug from users
    where id = ${user_id}::uuid and dealership_slug is not null
      or dealership_slug = ${slug} or dealership_slug like ${`${slug}-%`}`.execute(tx);
  const own = rows.find(({ id }) => id === user_id);
  if (own) return own.slug;
  const taken = new Set([...reserved, ...rows.map((row) => row.slug)]);
  for (let number = 1; ; number++) {
    const free = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(free)) return free;
  }
}

const askForMail = (tx: Database, applicationId: string) =>
  addJob(tx, decisionMailJob, { applicationId }, { maxAttempts: 12 });
