import { sql } from "kysely";
import { AppError } from "#errors";
import type { Language } from "#i18n/language.ts";
import type { Database } from "#platform/db/connect.ts";
import type { StaffRole } from "#platform/http/actor.ts";
import type { RateLimit, RateLimiter } from "#platform/limits/rate-limit.ts";
import { askForInvitationMail } from "../mails/invitation-mail.request.ts";
import { findOneOfStaff, type StaffRow } from "../staff.queries.ts";
import { invitationDays, mostStaff } from "../staff.schema.ts";
import { type ByOwner, lockDealership } from "./lock-dealership.ts";
import { noteAct } from "./note-act.ts";

const mailsOfDealership: RateLimit = { name: "invitations of staff", most: 40, seconds: 86_400 };
const endOf = (at: Date) => new Date(at.getTime() + invitationDays * 86_400_000);

/**
 * Invites a colleague by mail to work for a dealership; with the first its founder has a place in staff, too. Errors:
 * `dealer.not_approved`, `staff.not_allowed`, `staff.member` where the founder works for another dealership, `staff.already`
 * of an address that is invited or a member's, `staff.too_many`, `request.too_many`.
 */
export async function invite(
  tx: Database,
  limiter: RateLimiter,
  { email, role, language }: { email: string; role: StaffRole; language: Language },
  by: ByOwner,
): Promise<StaffRow> {
  const { id: dealershipId, at } = by;
  const owner = await lockDealership(tx, by);
  await mustBeDealer(tx, dealershipId);
  const staffId = owner ?? (await addFounder(tx, dealershipId, at));
  await limiter.count(mailsOfDealership, dealershipId, at);
  const { rows } = await sql<{ n: number; known: boolean }>`
    select count(*) filter (where s.member_id is distinct from s.dealership_id)::int as n,
      coalesce(bool_or(lower(u.email) = ${email}), false) as known
    from staff s left join users u on u.id = s.member_id
    where s.dealership_id = ${dealershipId}::uuid and s.left_at is null`.execute(tx);
  if (rows[0]?.known) throw new AppError("staff.already");
  if ((rows[0]?.n ?? 0) >= mostStaff) throw new AppError("staff.too_many");
  const made = await tx
    .insertInto("staff")
    .values({
      dealership_id: dealershipId,
      role,
      email,
      language,
      invited_by: by.personId,
      created_at: at,
      expires_at: endOf(at),
    })
    .onConflict((conflict) =>
      conflict.columns(["dealership_id", "email"]).where("joined_at", "is", null).doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  if (!made) throw new AppError("staff.already");
  await askForInvitationMail(tx, made.id);
  await noteAct(tx, {
    dealershipId,
    staffId,
    act: "staff.invited",
    subjectId: made.id,
    detail: { role, email },
    at,
  });
  return findOneOfStaff(tx, dealershipId, made.id);
}

/** Another mail with a new link. Errors: `staff.not_found`, also of a member; `staff.not_allowed`, `request.too_many`. */
export async function inviteAgain(
  tx: Database,
  limiter: RateLimiter,
  id: string,
  by: ByOwner,
): Promise<StaffRow> {
  await findOneOfStaff(tx, by.id, id);
  await lockDealership(tx, by);
  await limiter.count(mailsOfDealership, by.id, by.at);
  const { numUpdatedRows } = await tx
    .updateTable("staff")
    .set({ expires_at: endOf(by.at), token: null })
    .where("id", "=", id)
    .where("dealership_id", "=", by.id)
    .where("joined_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError("staff.not_found");
  await askForInvitationMail(tx, id);
  return findOneOfStaff(tx, by.id, id);
}

async function addFounder(tx: Database, dealershipId: string, at: Date): Promise<string> {
  const made = await tx
    .insertInto("staff")
    .values({
      dealership_id: dealershipId,
      member_id: dealershipId,
      role: "owner",
      created_at: at,
      joined_at: at,
    })
    .onConflict((conflict) => conflict.column("member_id").where("left_at", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) throw new AppError("staff.member");
  return made.id;
}

/** Error: `dealer.not_approved`, of a dealership that is not in good standing either. */
export async function mustBeDealer(db: Database, userId: string): Promise<void> {
  const { rows } = await sql`select from users u where id = ${userId}::uuid
    and has_showroom(u.is_verified_dealer, u.dealership_slug, u.user_status, u.deletion_requested_at)`.execute(
    db,
  );
  if (rows.length === 0) throw new AppError("dealer.not_approved");
}
