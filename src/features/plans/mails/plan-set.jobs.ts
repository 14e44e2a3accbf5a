import type { z } from "zod";
import type { JobDeps } from "#deps";
import type { NoticeWords } from "#features/notifications/give-notice.ts";
import { pageAddress, type Reader, tell } from "#features/notifications/tell.ts";
import { greeting, type Writer } from "#features/site/site-letters.ts";
import { formatDay } from "#i18n/format.ts";
import type { Letter } from "#platform/mail/letter.ts";
import type { Job } from "#platform/queue/queue.ts";
import { planSetMail, planSetRequest } from "./plan-mail.requests.ts";

export const planSetJobs = (deps: JobDeps): Job[] => [
  { name: planSetMail, run: (payload) => tellUser(deps, planSetRequest.parse(payload)) },
];

/** Nothing is told of a plan that is another one again meanwhile. */
async function tellUser(deps: JobDeps, { userId, plan, at }: z.output<typeof planSetRequest>): Promise<void> {
  const found = await deps.db
    .selectFrom("users as u")
    .innerJoin("subscription_plans as p", "p.slug", "u.current_plan")
    .select(["p.slug", "p.name", "p.name_ar", "u.subscription_ends_at"])
    .where("u.id", "=", userId)
    .executeTakeFirst();
  if (found?.slug !== plan) return;
  const endsAt = plan === "free" ? null : found.subscription_ends_at;
  const nameIn = ({ language }: NoticeWords) => (language === "ar" ? found.name_ar : found.name);
  await tell(deps, {
    userId,
    kind: "payments",
    of: `user.plan_set ${at}`,
    notice: (reader) => ({
      type: "subscription",
      title: reader.t("plan-mails.setHeading", { plan: nameIn(reader) }),
      body: untilOf(reader, endsAt),
      link: "/subscriptions",
    }),
    letter: (writer, reader) => planSetLetter(writer, reader, { plan: nameIn(reader), endsAt }),
  });
}

const untilOf = ({ t, language }: NoticeWords, endsAt: Date | null) =>
  endsAt ? t("plan-mails.setUntil", { day: formatDay(language, endsAt) }) : t("plan-mails.setForGood");

function planSetLetter(
  writer: Writer,
  reader: Reader,
  { plan, endsAt }: { plan: string; endsAt: Date | null },
): Letter {
  const { t, language, firstName } = reader;
  return {
    heading: t("plan-mails.setHeading", { plan }),
    preheader: untilOf(reader, endsAt),
    greeting: greeting(t, firstName),
    paragraphs: [t("plan-mails.setBody", { plan, site: writer.siteName })],
    facts: [
      [t("plan-mails.plan"), plan],
      ...(endsAt ? [[t("plan-mails.endsOn"), formatDay(language, endsAt)] as [string, string]] : []),
    ],
    button: { label: t("plan-mails.setButton"), url: pageAddress(writer, reader, "/subscriptions") },
    notes: [t("plan-mails.setNote")],
  };
}
