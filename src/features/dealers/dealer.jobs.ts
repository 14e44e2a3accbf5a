import type { z } from "zod";
import type { JobDeps } from "#deps";
import { inOwnDirection, tell } from "#features/notifications/tell.ts";
import { reasonIn } from "#i18n/reason-in.ts";
import type { Job } from "#platform/queue/queue.ts";
import { badgeLetter } from "./mails/badge-letter.ts";
import { type BadgeMail, badgeMail, badgeMailJob } from "./mails/badge-mail.ts";
import { decisionLetter } from "./mails/decision-letter.ts";
import { decisionMail, decisionMailJob } from "./mails/decision-mail.ts";
import { reviewJobs } from "./reviews/review.jobs.ts";

export const dealerJobs = (deps: JobDeps): Job[] => [
  { name: decisionMailJob, run: async (payload) => tellOfDecision(deps, decisionMail.parse(payload)) },
  { name: badgeMailJob, run: async (payload) => tellOfBadge(deps, badgeMail.parse(payload)) },
  ...reviewJobs(deps),
];

/** Where a dealership finds how things stand. */
const link = "/dealership-registration";

/** In the language in which the application was sent. */
async function tellOfDecision(
  deps: JobDeps,
  { applicationId }: z.output<typeof decisionMail>,
): Promise<void> {
  const decided = await deps.db
    .selectFrom("dealer_applications")
    .select([
      "user_id",
      "state",
      "dealership_name",
      "dealership_license",
      "reason",
      "created_at",
      "decided_at",
      "language",
    ])
    .where("id", "=", applicationId)
    .executeTakeFirst();
  if (!decided || decided.decided_at === null) return;
  const isApproved = decided.state === "approved";
  await tell(deps, {
    userId: decided.user_id,
    kind: "decisions",
    of: `dealer_application ${applicationId}`,
    language: decided.language === "en" ? "en" : "ar",
    notice: ({ t, language }) => ({
      type: "system",
      title: t(isApproved ? "dealer-mails.approvedHeading" : "dealer-mails.rejectedHeading"),
      body: isApproved
        ? t("dealer-mails.approvedPreheader", { name: inOwnDirection(decided.dealership_name) })
        : reasonIn(language, decided.reason ?? ""),
      link,
    }),
    letter: (writer, reader) => decisionLetter(writer, reader, decided),
  });
}

/** That the badge was taken away or given back, and why; in the account's language. */
async function tellOfBadge(deps: JobDeps, told: BadgeMail): Promise<void> {
  const { userId, verified, reason, at } = told;
  await tell(deps, {
    userId,
    kind: "decisions",
    of: `dealer.badge ${at}`,
    notice: ({ t }) => ({
      type: "system",
      title: t(verified ? "dealer-mails.badgeGiven" : "dealer-mails.badgeTaken"),
      body: reason,
      link,
    }),
    letter: (writer, reader) => badgeLetter(writer, reader, told),
  });
}
