import type { JobDeps } from "#deps";
import { linkLifetimeMs, newToken } from "#features/accounts/mails/mail.token.ts";
import { deliverLetter, greeting } from "#features/site/site-letters.ts";
import { defaultLanguage } from "#i18n/language.ts";
import type { Job } from "#platform/queue/queue.ts";
import { deviceLinkMailJob, deviceLinkMailRequest } from "./device-link-mail.request.ts";

export const deviceLinkJobs = (deps: JobDeps): Job[] => [
  { name: deviceLinkMailJob, run: (payload) => send(deps, payload) },
];

/** Sends the link, if an administrator who may sign in has the name and a mail address. One that was sent before is dead. */
async function send(deps: JobDeps, payload: unknown): Promise<void> {
  const { db, config, words, clock } = deps;
  const { username, language } = deviceLinkMailRequest.parse(payload);
  const { token, stored } = newToken();
  let giving = db
    .updateTable("admin_users")
    .set({
      device_link_token: stored,
      device_link_expires_at: new Date(clock().getTime() + linkLifetimeMs),
    })
    .where("username", "=", username)
    .where("is_active", "=", true)
    // The first one, of whom no mail address was said (first-administrator.ts).
    .where("email", "not like", "%@localhost");
  if (config.env === "production") giving = giving.where("is_demo", "=", false);
  const found = await giving.returning(["id", "email", "full_name"]).executeTakeFirst();
  if (!found) return;
  const t = words[language];
  const query = new URLSearchParams({ token, ...(language !== defaultLanguage && { lang: language }) });
  await deliverLetter(deps, {
    about: { administrator: found.id },
    to: found.email,
    language,
    always: true,
    write: ({ siteName: site, siteUrl }) => ({
      heading: t("invitation-mails.deviceHeading", { site }),
      preheader: t("invitation-mails.deviceNote"),
      greeting: greeting(t, found.full_name),
      paragraphs: [t("invitation-mails.deviceBody")],
      facts: [[t("invitation-mails.username"), username]],
      button: { label: t("invitation-mails.deviceButton"), url: `${siteUrl}/admin-login?${query}` },
      notes: [t("invitation-mails.deviceNote"), t("invitation-mails.deviceNotYou")],
    }),
  });
}
