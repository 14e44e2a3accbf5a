import type { JobDeps } from "#deps";
import {
  type StandingTold,
  standingMailJob,
  standingMailRequest,
} from "#features/accounts/mails/standing-mail.request.ts";
import type { NoticeWords } from "#features/notifications/give-notice.ts";
import { pageAddress, type Reader, tell } from "#features/notifications/tell.ts";
import { greeting, type Writer } from "#features/site/site-letters.ts";
import { formatDay } from "#i18n/format.ts";
import { reasonIn } from "#i18n/reason-in.ts";
import type { Letter } from "#platform/mail/letter.ts";
import type { Job } from "#platform/queue/queue.ts";

/** Tells a user by mail, and by a notice that is read once back in, what became of the account. */
export const standingJobs = (deps: JobDeps): Job[] => [
  { name: standingMailJob, run: (payload) => tellUser(deps, standingMailRequest.parse(payload)) },
];

/** In which standing each of them is still true. */
const standingOf = { active: "active", over: "active", suspended: "suspended", banned: "banned" } as const;

async function tellUser(deps: JobDeps, told: StandingTold): Promise<void> {
  const { what, userId } = told;
  const user = await deps.db
    .selectFrom("users")
    .select("user_status")
    .where("id", "=", userId)
    .executeTakeFirst();
  // What was decided again meanwhile is said by the mail of that decision.
  if (!user || (what !== "unlocked" && user.user_status !== standingOf[what])) return;
  await tell(deps, {
    userId,
    kind: "account",
    of: `user.${what} ${told.at}`,
    notice: (reader) => ({
      type: "system",
      title: reader.t(`standing-mails.${what}Heading`),
      body: factsOf(reader, told)
        .map(([label, value]) => `${label}: ${value}`)
        .concat(isOut(what) ? [] : reader.t(`standing-mails.${what}Preheader`))
        .join(" · "),
      link: isOut(what) ? "/contact" : null,
    }),
    letter: (writer, reader) => letter(writer, reader, told),
    // Nobody reads in the market why the market is closed to them.
    always: true,
  });
}

const isOut = (what: StandingTold["what"]) => what === "suspended" || what === "banned";

function factsOf({ t, language }: NoticeWords, { reason, until }: StandingTold): [string, string][] {
  const day = until && formatDay(language, new Date(until));
  return [
    ...(reason ? [[t("standing-mails.reason"), reasonIn(language, reason)] as [string, string]] : []),
    ...(day ? [[t("standing-mails.until"), day] as [string, string]] : []),
  ];
}

function letter(writer: Writer, reader: Reader, told: StandingTold): Letter {
  const { t, firstName } = reader;
  const { what } = told;
  return {
    heading: t(`standing-mails.${what}Heading`),
    preheader: t(`standing-mails.${what}Preheader`),
    greeting: greeting(t, firstName),
    paragraphs: [t(`standing-mails.${what}Body`, { site: writer.siteName })],
    facts: factsOf(reader, told),
    button: isOut(what)
      ? { label: t("standing-mails.contact"), url: pageAddress(writer, reader, "/contact") }
      : { label: t("standing-mails.signIn"), url: pageAddress(writer, reader, "/login") },
    notes: [t(`standing-mails.${what}Note`)],
  };
}
