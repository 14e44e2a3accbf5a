import type { JobDeps } from "#deps";
import { pageAddress, type Reader, tell } from "#features/notifications/tell.ts";
import { greeting, type Writer } from "#features/site/site-letters.ts";
import { reasonIn } from "#i18n/reason-in.ts";
import type { Letter } from "#platform/mail/letter.ts";
import type { Job } from "#platform/queue/queue.ts";
import { findReport } from "../admin/report.queries.ts";
import { reportDecidedJob, reportDecidedRequest } from "./report-decided.request.ts";

export const reportDecidedJobs = (deps: JobDeps): Job[] => [
  { name: reportDecidedJob, run: (payload) => tellBoth(deps, reportDecidedRequest.parse(payload)) },
];

type Told = "thanks" | "nothingFound" | "warned" | "blocked";

/** The reporter hears that it was looked at; the reported what follows and why, of a suspension by the mail of that. */
async function tellBoth(
  deps: JobDeps,
  { reportId, reason }: { reportId: string; reason: string | null },
): Promise<void> {
  const report = await findReport(deps.db, reportId);
  if (!report?.outcome) return;
  const { outcome, me_id: reporter, other_id: reported } = report;
  const of = `conversation_report ${reportId}`;
  await say(deps, reporter, of, "reports", outcome === "dismissed" ? "nothingFound" : "thanks", null);
  if (outcome === "warned" || outcome === "blocked")
    await say(deps, reported, of, "account", outcome, reason);
}

const say = (
  deps: JobDeps,
  userId: string,
  of: string,
  kind: "reports" | "account",
  told: Told,
  reason: string | null,
) =>
  tell(deps, {
    userId,
    kind,
    of,
    notice: ({ t, language }) => ({
      type: "system",
      title: t(`conversation-mails.${told}Heading`),
      body: [t(`conversation-mails.${told}Notice`), reasonIn(language, reason)].filter(Boolean).join(" "),
      link: "/messages",
    }),
    letter: (writer, reader) => letter(writer, reader, told, reason),
  });

function letter(writer: Writer, reader: Reader, told: Told, reason: string | null): Letter {
  const { t, language, firstName } = reader;
  return {
    heading: t(`conversation-mails.${told}Heading`),
    preheader: t(`conversation-mails.${told}Notice`),
    greeting: greeting(t, firstName),
    paragraphs: [t(`conversation-mails.${told}Notice`)],
    facts: reason ? [[t("conversation-mails.decidedWhy"), reasonIn(language, reason)]] : [],
    button: { label: t("conversation-mails.decidedButton"), url: pageAddress(writer, reader, "/messages") },
    notes: [t("conversation-mails.decidedNote", { site: writer.siteName })],
  };
}
