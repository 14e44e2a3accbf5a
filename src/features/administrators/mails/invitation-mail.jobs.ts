import type { JobDeps } from "#deps";
import { newToken } from "#features/accounts/mails/mail.token.ts";
import { deliverLetter, greeting } from "#features/site/site-letters.ts";
import { defaultLanguage, type Language } from "#i18n/language.ts";
import type { Job } from "#platform/queue/queue.ts";
import { invitationMailJob, invitationMailRequest } from "./invitation-mail.request.ts";

export const invitationJobs = (deps: JobDeps): Job[] => [
  {
    name: invitationMailJob,
    run: (payload) => send(deps, invitationMailRequest.parse(payload).invitationId),
  },
];

/** Sends the link; one that is sent again is a new one, and the one before is dead. */
async function send(deps: JobDeps, id: string): Promise<void> {
  const { db, words, clock } = deps;
  const { token, stored } = newToken();
  const invited = await db
    .updateTable("admin_invitations")
    .set({ token: stored })
    .where("id", "=", id)
    .where("accepted_at", "is", null)
    .where("withdrawn_at", "is", null)
    .where("expires_at", ">", clock())
    .returning(["email", "full_name", "username", "role", "language", "admin_id"])
    .executeTakeFirst();
  if (!invited) return;
  const language: Language = invited.language === "en" ? "en" : "ar";
  const t = words[language];
  const isNew = invited.admin_id === null;
  const query = new URLSearchParams({ token, ...(language !== defaultLanguage && { lang: language }) });
  await deliverLetter(deps, {
    about: { invitation: id },
    to: invited.email,
    language,
    always: true,
    write: ({ siteName: site, siteUrl }) => ({
      heading: t(isNew ? "invitation-mails.heading" : "invitation-mails.passwordHeading", { site }),
      preheader: t("invitation-mails.preheader"),
      greeting: greeting(t, invited.full_name),
      paragraphs: [t(isNew ? "invitation-mails.body" : "invitation-mails.passwordBody", { site })],
      facts: [
        [t("invitation-mails.username"), invited.username],
        [t("invitation-mails.role"), t(`invitation-mails.${invited.role}`)],
      ],
      button: {
        label: t("invitation-mails.button"),
        url: `${siteUrl}/admin-invitation?${query}`,
      },
      notes: [t("invitation-mails.note"), t("invitation-mails.notYou")],
    }),
  });
}
