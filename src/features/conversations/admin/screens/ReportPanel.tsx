import { useEffect, useState } from "react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useAdmin } from "#features/administrators/client/use-admin.tsx";
import { ListingLink, UserLink } from "#features/administrators/list/links.tsx";
import { useChange } from "#features/administrators/list/use-change.ts";
import { Email } from "#ui/Email.tsx";
import { FailedPanel } from "#ui/FailedPanel.tsx";
import { ReasonDialog } from "#ui/kit/dialog/ReasonDialog.tsx";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { Age } from "#ui/kit/list/Age.tsx";
import { type Fact, Facts } from "#ui/kit/list/Facts.tsx";
import { useWording } from "#ui/page.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import { messageWords } from "../../message-words.ts";
import type { WholeReport } from "../report.contract.ts";
import type { Outcome } from "../report.schema.ts";
import * as styles from "./conversation-reports.module.css";
import { ReportedPhoto } from "./ReportedPhoto.tsx";

const weekMs = 7 * 86_400_000;

interface Props {
  id: string;
  onClose: () => void;
}

/** A reported conversation, read once, and what may follow. */
export default function ReportPanel({ id, onClose }: Props) {
  const { t } = useWording();
  const [report, setReport] = useState<WholeReport>();
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);
  // Not refreshed by itself: each time it is read stands in the activity log.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another effect
  useEffect(() => {
    const away = new AbortController();
    setError(undefined);
    adminApi("GET /api/admin/conversation-reports/:id", { params: { id }, signal: away.signal }).then(
      setReport,
      (failed) => away.signal.aborted || setError(failed),
    );
    return () => away.abort();
  }, [id, tries]);
  return (
    <TitledDialog
      size="wide"
      title={t("conversation-reports.one")}
      text={t("conversation-reports.isLogged")}
      onClose={onClose}
    >
      {error !== undefined && (
        <FailedPanel
          title={t("kit.listFailed")}
          text={whyFailed(error, t, t("kit.failed"))}
          onRetry={() => setTries(tries + 1)}
        />
      )}
      {report && <Report report={report} onClose={onClose} />}
    </TitledDialog>
  );
}

function Report({ report, onClose }: { report: WholeReport; onClose: () => void }) {
  const { t } = useWording();
  const { reporter, reported, listing, outcome, resolvedBy } = report;
  const facts: Fact[] = [
    [t("conversation-reports.reason"), t(`conversation-reports.${report.reason}`)],
    [t("conversation-reports.date"), <Age key="age" of={report.createdAt} />],
    [t("conversation-reports.reported"), <Person key="reported" of={reported} />],
    [t("conversation-reports.reporter"), <Person key="reporter" of={reporter} />],
    [
      t("conversation-reports.listing"),
      <ListingLink key="listing" id={listing.id}>
        {listing.title}
      </ListingLink>,
    ],
    [
      t("conversation-reports.otherReports"),
      t("conversation-reports.others", { count: report.otherReports }),
    ],
    [t("conversation-reports.text"), report.text && <bdi key="text">{report.text}</bdi>, true],
    [
      t("conversation-reports.outcome"),
      outcome && `${t(`conversation-reports.was_${outcome}`)} · ${resolvedBy ?? ""}`,
    ],
  ];
  return (
    <>
      <Facts facts={facts} />
      <Messages report={report} />
      {outcome === null && <Decisions report={report} onClose={onClose} />}
    </>
  );
}

function Person({ of }: { of: WholeReport["reporter"] }) {
  const { t } = useWording();
  return (
    <span className={styles.two}>
      <UserLink id={of.id}>{of.name}</UserLink>
      <Email address={of.email} className="small soft" />
      {of.status !== "active" && (
        <span className="badge bad">{t(`conversation-reports.is_${of.status}`)}</span>
      )}
    </span>
  );
}

function Messages({ report: { messages, reporter, reported } }: { report: WholeReport }) {
  const { t, language } = useWording();
  const firstLater = messages.find(({ isLater }) => isLater)?.id;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keyboard
    <section className={styles.messages} aria-label={t("conversation-reports.messages")} tabIndex={0}>
      <ol>
        {messages.map(({ id, isReporters, content, offer, viewing, photos, sentAt }) => (
          <li key={id} data-by={isReporters ? "reporter" : "reported"}>
            {id === firstLater && <p className="small muted">{t("conversation-reports.later")}</p>}
            <p className="small soft">
              <bdi className="m">{isReporters ? reporter.name : reported.name}</bdi> · <Age of={sentAt} />
            </p>
            <p className={styles.words} dir="auto">
              {messageWords({ t, language }, { content, offer, viewing, photos })}
            </p>
            {photos.map((photo) => (
              <ReportedPhoto key={photo.id} id={photo.id} />
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

const verbs = { warned: "warn", blocked: "block", suspended: "suspend" } as const;

function Decisions({ report: { id, reported }, onClose }: { report: WholeReport; onClose: () => void }) {
  const { t } = useWording();
  const { areas } = useAdmin();
  const { pending, run } = useChange(({ code }) => {
    if (code !== "user.wrong_state") onClose();
  });
  const [asked, setAsked] = useState<Exclude<Outcome, "dismissed">>();
  const decide = (outcome: Outcome, reason?: string) => {
    const until = new Date(Date.now() + weekMs).toISOString();
    const body = { outcome, ...(reason && { reason }), ...(outcome === "suspended" && { until }) };
    run({
      call: () => adminApi("PUT /api/admin/conversation-reports/:id/status", { params: { id }, body }),
      said: t("conversation-reports.saved"),
      failed: t("conversation-reports.notSaved"),
      onDone: onClose,
    });
  };
  const { name } = reported;
  return (
    <div className={styles.decisions}>
      <ActButton className="btn sec" pending={pending} onClick={() => decide("dismissed")}>
        {t("conversation-reports.dismiss")}
      </ActButton>
      <ActButton className="btn sec" pending={pending} onClick={() => setAsked("warned")}>
        {t("conversation-reports.warn")}…
      </ActButton>
      <ActButton className="btn danger-o" pending={pending} onClick={() => setAsked("blocked")}>
        {t("conversation-reports.block")}…
      </ActButton>
      {areas.includes("users") && reported.status === "active" && (
        <ActButton className="btn danger-o" pending={pending} onClick={() => setAsked("suspended")}>
          {t("conversation-reports.suspend")}…
        </ActButton>
      )}
      {asked && (
        <ReasonDialog
          title={t(`conversation-reports.title_${asked}`, { name })}
          text={t(`conversation-reports.text_${asked}`)}
          usual={(["moneyFirst", "insulted", "advertised"] as const).map((key) => t(`usual-reasons.${key}`))}
          label={t(`conversation-reports.${verbs[asked]}`)}
          pending={pending}
          onSay={(reason) => decide(asked, reason)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
