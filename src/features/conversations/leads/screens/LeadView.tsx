import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, MessageSquare, UserX } from "lucide-react";
import { formatMoment } from "#i18n/moments.ts";
import { ApiError } from "#platform/http/api.ts";
import { Link } from "#platform/page/routing.ts";
import { Failed } from "#ui/Failed.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { ListingStrip } from "../../thread/ListingStrip.tsx";
import type { LeadDetail } from "../lead.contract.ts";
import { LeadInCharge } from "./LeadInCharge.tsx";
import { leadQuery } from "./leads.api.ts";
import * as styles from "./leads.module.css";
import { type AskedLeads, addressOf } from "./leads-address.ts";
import { Notes } from "./Notes.tsx";
import { Reminder } from "./Reminder.tsx";
import { StateBadge } from "./StateBadge.tsx";
import { StateChoice } from "./StateChoice.tsx";

/** One lead: how far it is, when to be reminded of it, what was noted and what happened. */
export function LeadView({ id, asked }: { id: string; asked: AskedLeads }) {
  const { t } = useWording();
  const { api } = usePage();
  const { data, error, refetch } = useQuery(leadQuery(api, id));
  const back = (
    <Link className={`link row ${styles.back}`} to="/my-leads" search={addressOf(asked)}>
      <ArrowLeft className="i s flip" aria-hidden="true" />
      {t("leads.back")}
    </Link>
  );
  if (!data) {
    const isMissing = error instanceof ApiError && error.status === 404;
    return (
      <>
        {back}
        <div className="panel">
          {isMissing ? (
            <div className="empty">
              <span className="disc">
                <UserX className="i" aria-hidden="true" />
              </span>
              <h1>{t("leads.missing")}</h1>
              <p className="soft">{t("leads.missingText")}</p>
            </div>
          ) : error ? (
            <Failed text={t("kit.listFailed")} onRetry={() => void refetch()} />
          ) : (
            <span className={`sk ${styles.wait}`} role="status" aria-label={t("kit.loading")} />
          )}
        </div>
      </>
    );
  }
  return (
    <>
      {back}
      <div className={`row between wrapx ${styles.heading}`}>
        <h1>
          <bdi>{data.conversation.other.name}</bdi> <StateBadge state={data.state} />
        </h1>
        <Link className="btn pri" to="/messages" search={{ c: id }}>
          <MessageSquare className="i s" aria-hidden="true" />
          {t("leads.openConversation")}
        </Link>
      </div>
      <div className={styles.columns}>
        <div className="stack">
          <section className="panel flush" aria-label={t("leads.openListing")}>
            <ListingStrip listing={data.conversation.listing} />
          </section>
          <section className="panel stack" aria-label={t("leads.stateOf")}>
            <StateChoice lead={data} />
          </section>
          <LeadInCharge lead={data} />
          <Reminder lead={data} />
        </div>
        <div className="stack">
          <Notes id={id} notes={data.noteList} />
          <Acts acts={data.acts} />
        </div>
      </div>
    </>
  );
}

function Acts({ acts }: { acts: LeadDetail["acts"] }) {
  const { t, money, language } = useWording();
  return (
    <section className="panel" aria-labelledby="lead-acts">
      <h2 id="lead-acts" className={styles.title}>
        {t("leads.acts")}
      </h2>
      <ol className={styles.entries}>
        {acts.map(({ kind, at, amount, currency }) => (
          <li key={`${kind} ${at}`}>
            {kind === "offer" && amount !== null && currency
              ? t("leads.act_offer", { amount: money(amount, currency) })
              : t(kind === "viewing" ? "leads.act_viewing" : "leads.act_message")}
            <time className="tiny muted" dateTime={at}>
              {formatMoment(language, at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
