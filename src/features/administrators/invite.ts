import { AppError } from "#errors";
import type { Language } from "#i18n/language.ts";
import type { Database } from "#platform/db/connect.ts";
import type { LogEntry } from "#platform/http/administrator.ts";
import { addJob } from "#platform/queue/queue.ts";
import { lockAdministrator } from "./administrators.queries.ts";
import { invitationMailJob } from "./mails/invitation-mail.request.ts";
import type { AdminRole } from "./roles.ts";

const lifetimeMs = 24 * 3_600_000;
const endOf = (at: Date) => new Date(at.getTime() + lifetimeMs);

interface By {
  administratorId: string;
  language: Language;
  at: Date;
}
interface Invited {
  username: string;
  fullName: string;
  email: string;
  role: AdminRole;
}

const sendMail = (tx: Database, invitationId: string) =>
  addJob(
    tx,
    invitationMailJob,
    { invitationId },
    { key: `${invitationMailJob} ${invitationId}`, maxAttempts: 12 },
  );

/** Invites an administrator. Errors, by field: a username or a mail that is taken. Returns the id and what is written down. */
export async function invite(
  tx: Database,
  { username, fullName, email, role }: Invited,
  { administratorId, language, at }: By,
): Promise<{ id: string; log: LogEntry }> {
  const taken = await tx
    .selectFrom("admin_users")
    .select("username")
    .where((one) => one.or([one("username", "=", username), one(one.fn("lower", ["email"]), "=", email)]))
    .execute();
  if (taken.some((row) => row.username === username)) throw usernameTaken();
  if (taken.length > 0) throw emailTaken();
  const made = await tx
    .insertInto("admin_invitations")
    .values({
      username,
      full_name: fullName,
      email,
      role,
      language,
      invited_by: administratorId,
      created_at: at,
      expires_at: endOf(at),
    })
    .onConflict((conflict) =>
      conflict
        .column("username")
        .where("accepted_at", "is", null)
        .where("withdrawn_at", "is", null)
        .doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  if (!made) throw usernameTaken();
  await sendMail(tx, made.id);
  const after = { username, fullName, email, role };
  return { id: made.id, log: { action: "admin.invited", resource: ["admin_invitation", made.id], after } };
}

/** Another mail, with a new link. Error: `invitation.not_found`. */
export async function resendInvitation(tx: Database, id: string, at: Date): Promise<LogEntry> {
  await changeOpen(tx, id, { expires_at: endOf(at), token: null });
  await sendMail(tx, id);
  return { action: "admin.invitation_resent", resource: ["admin_invitation", id] };
}

/** Error: `invitation.not_found`. */
export async function withdrawInvitation(tx: Database, id: string, at: Date): Promise<LogEntry> {
  await changeOpen(tx, id, { withdrawn_at: at, token: null });
  return { action: "admin.invitation_withdrawn", resource: ["admin_invitation", id] };
}

async function changeOpen(
  tx: Database,
  id: string,
  change: { token: null; expires_at?: Date; withdrawn_at?: Date },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable("admin_invitations")
    .set(change)
    .where("id", "=", id)
    .where("admin_id", "is", null)
    .where("accepted_at", "is", null)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError("invitation.not_found");
}

/** A link by which an administrator chooses a new password; one that was sent before is dead. */
export async function sendPasswordLink(
  tx: Database,
  id: string,
  { administratorId, language, at }: By,
): Promise<LogEntry> {
  const { username, email, role, full_name, is_active } = await lockAdministrator(tx, id);
  if (!is_active) throw new AppError("administrator.not_found");
  await tx
    .updateTable("admin_invitations")
    .set({ withdrawn_at: at, token: null })
    .where("username", "=", username)
    .where("accepted_at", "is", null)
    .where("withdrawn_at", "is", null)
    .execute();
  const made = await tx
    .insertInto("admin_invitations")
    .values({
      admin_id: id,
      username,
      full_name,
      email,
      role,
      language,
      invited_by: administratorId,
      created_at: at,
      expires_at: endOf(at),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sendMail(tx, made.id);
  return { action: "admin.password_link_sent", resource: ["admin", id] };
}

export const usernameTaken = () =>
  new AppError("request.invalid", { fields: { username: "field.username_taken" } });
export const emailTaken = () =>
  new AppError("request.invalid", { fields: { email: "field.admin_email_taken" } });
