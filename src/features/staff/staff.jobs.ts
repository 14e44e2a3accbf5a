import { sql } from "kysely";
import type { JobDeps } from "#deps";
import { newToken } from "#features/accounts/mails/mail.token.ts";
import { deliverLetter } from "#features/site/site-letters.ts";
import type { Language } from "#i18n/language.ts";
import type { StaffRole } from "#platform/http/actor.ts";
import type { Job } from "#platform/queue/queue.ts";
import { invitationLetter } from "./mails/invitation-letter.ts";
import { invitationMailJob, invitationMailRequest } from "./mails/invitation-mail.request.ts";

export const staffJobs = (deps: JobDeps): Job[] => [
  { name: invitationMailJob, run: (payload) => send(deps, invitationMailRequest.parse(payload).staffId) },
  {
    // Who did what is kept for 13 months, an invitation that nobody accepted for one.
    name: "staff.sweep",
    cron: "51 3 * * *",
    run: async () => {
      const now = sql`${deps.clock()}::timestamptz`;
      await sql`delete from staff_acts where at < ${now} - interval '13 months'`.execute(deps.db);
      await sql`delete from staff where joined_at is null and expires_at < ${now} - interval '30 days'`.execute(
        deps.db,
      );
    },
  },
];

/** Sends the link; one that is sent again is a new one, and the one before is dead. */
async function send(deps: JobDeps, id: string): Promise<void> {
  const { db, words, clock } = deps;
  const { token, stored } = newToken();
  const { rows } = await sql<{ email: string; role: StaffRole; language: string; dealership: string }>`
    update staff s set token = ${stored} from users d
    where s.id = ${id}::uuid and s.joined_at is null and s.expires_at > ${clock()}::timestamptz and d.id = s.dealership_id
      and has_showroom(d.is_verified_dealer, d.dealership_slug, d.user_status, d.deletion_requested_at)
    returning s.email, s.role, s.language, d.dealership_name as dealership`.execute(db);
  const [invited] = rows;
  if (!invited) return;
  const language: Language = invited.language === "en" ? "en" : "ar";
  await deliverLetter(deps, {
    about: { invitation: id },
    to: invited.email,
    language,
    always: true,
    write: (writer) => invitationLetter(writer, { t: words[language], language }, { token, ...invited }),
  });
}
