import { sql } from "kysely";
import { AppError } from "#errors";
import { storedToken } from "#features/accounts/mails/mail.token.ts";
import type { Database } from "#platform/db/connect.ts";
import type { StaffRole } from "#platform/http/actor.ts";
import { reopenStreams } from "#platform/live/publish.ts";
import { noteAct } from "./note-act.ts";

export interface Invitation {
  id: string;
  dealershipId: string;
  dealership: string;
  email: string;
  role: StaffRole;
}

/** Whose invitation a living link is, of a dealership in good standing. Error: `staff.invitation_dead`. */
export async function findInvitation(db: Database, token: string, at: Date): Promise<Invitation> {
  const { rows } = await sql<Invitation>`
    select s.id, d.id as "dealershipId", d.dealership_name as dealership, s.email, s.role
    from staff s join users d on d.id = s.dealership_id
    where s.token = ${storedToken(token)} and s.joined_at is null and s.expires_at > ${at}::timestamptz
      and has_showroom(d.is_verified_dealer, d.dealership_slug, d.user_status, d.deletion_requested_at)`.execute(
    db,
  );
  if (!rows[0]) throw new AppError("staff.invitation_dead");
  return rows[0];
}

/**
 * A user with the address of an invitation becomes a member by its link, once: of two at the same moment one does. Errors:
 * `staff.invitation_dead`, `staff.wrong_address`, `auth.email_unverified`, `staff.member` of who works for a dealership,
 * `staff.dealer` of who has or applies for one.
 */
export async function join(
  tx: Database,
  { token, personId, at }: { token: string; personId: string; at: Date },
): Promise<Invitation> {
  const { dealershipId } = await findInvitation(tx, token, at);
  await sql`select from users where id in (${dealershipId}::uuid, ${personId}::uuid) order by id for no key update`.execute(
    tx,
  );
  const invitation = await findInvitation(tx, token, at);
  await mayJoin(tx, personId, invitation.email);
  await tx
    .updateTable("staff")
    .set({ member_id: personId, joined_at: at, token: null, email: null, expires_at: null })
    .where("id", "=", invitation.id)
    .execute();
  await tx.updateTable("sessions").set({ own_account: false }).where("user_id", "=", personId).execute();
  await reopenStreams(tx, personId);
  const { id } = invitation;
  await noteAct(tx, { dealershipId, staffId: id, act: "staff.joined", subjectId: id, at });
  return invitation;
}

async function mayJoin(tx: Database, personId: string, email: string): Promise<void> {
  const { rows } = await sql<Record<"same" | "verified" | "works" | "dealer", boolean>>`
    select lower(u.email) = ${email} as same, u.is_email_verified as verified,
      exists (select from staff s where s.member_id = u.id and s.left_at is null) as works,
      u.is_dealership or u.is_verified_dealer
        or exists (select from dealer_applications a where a.user_id = u.id and a.state = 'pending') as dealer
    from users u where u.id = ${personId}::uuid`.execute(tx);
  const [user] = rows;
  if (!user?.same) throw new AppError("staff.wrong_address");
  if (!user.verified) throw new AppError("auth.email_unverified");
  // A founder has a place in staff as well: that is said first.
  if (user.dealer) throw new AppError("staff.dealer");
  if (user.works) throw new AppError("staff.member");
}
