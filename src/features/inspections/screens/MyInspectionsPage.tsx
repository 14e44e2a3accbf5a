import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLastingAccount } from "#features/accounts/use-lasting-account.ts";
import { Link } from "#platform/page/routing.ts";
import { Failed } from "#ui/Failed.tsx";
import { Question } from "#ui/kit/dialog/Question.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { preloadToasts } from "#ui/Toasts.tsx";
import type { MyReport, MyRequest } from "../inspection.contract.ts";
import { Begin } from "./Begin.tsx";
import { myInspectionsQuery } from "./inspections.api.ts";
import * as styles from "./my-inspections.module.css";
import { useAct } from "./use-act.ts";
import { useBegin } from "./use-begin.ts";

const tones = { draft: "", published: "ok", replaced: "", withdrawn: "warn" } as const;

/** What buyers ask of a partner, and the partner's reports. */
export default function MyInspectionsPage() {
  const { t } = useWording();
  const { api } = usePage();
  const account = useLastingAccount();
  const { data, isError, refetch } = useQuery(myInspectionsQuery(api));
  useEffect(preloadToasts, []);
  if (!account) return null;
  return (
    <div className={`wrap zone ${styles.page}`} key={account.id}>
      <h1>{t("inspections.title")}</h1>
      {isError && !data && <Failed text={t("inspections.notRead")} onRetry={() => void refetch()} />}
      {data && !data.partner && <p className="note plain">{t("inspections.noPartner")}</p>}
      {data?.partner && !data.partner.isActive && <p className="note warn">{t("inspections.ended")}</p>}
      {data?.partner?.isActive && <Begin />}
      {data?.partner && <Requests requests={data.requests} />}
      {data?.partner && <Reports reports={data.reports} />}
    </div>
  );
}

function Requests({ requests }: { requests: readonly MyRequest[] }) {
  const { t, language, age } = useWording();
  const { api } = usePage();
  const { act, pending } = useAct();
  const { begin, pending: beginning } = useBegin();
  const [declining, setDeclining] = useState<MyRequest>();
  const decline = ({ id }: MyRequest) =>
    act({
      call: async () => {
        await api("POST /api/inspection-requests/:id/decline", { params: { id } });
        setDeclining(undefined);
      },
      said: t("inspections.declinedDone"),
    });
  return (
    <section className="panel" aria-labelledby="requests">
      <h2 id="requests">{t("inspections.requests")}</h2>
      {requests.length === 0 && <p className="soft">{t("inspections.noRequests")}</p>}
      <ul className={styles.list}>
        {requests.map((request) => {
          const { id, state, listing, buyer, phone, note, askedAt } = request;
          const name = listing.name[language];
          return (
            <li key={id}>
              <div>
                <Link className="link m" to="/cars/$id" params={{ id: listing.id }}>
                  {name}
                </Link>
                <p className="small soft">
                  {buyer && (
                    <>
                      <bdi>{buyer}</bdi>
                      {" · "}
                    </>
                  )}
                  {age(askedAt)}
                  {phone && (
                    <>
                      {" · "}
                      <a className="link num" dir="ltr" href={`tel:${phone}`}>
                        {phone}
                      </a>
                    </>
                  )}
                </p>
                {note && <p dir="auto">{note}</p>}
              </div>
              {state === "open" ? (
                <div className={styles.ways}>
                  <button
                    type="button"
                    className="btn quiet sm"
                    aria-label={t("inspections.declineOf", { name })}
                    onClick={() => setDeclining(request)}
                  >
                    {t("inspections.decline")}
                  </button>
                  <ActButton
                    className="btn pri sm"
                    aria-label={t("inspections.beginOf", { name })}
                    pending={beginning}
                    onClick={() => begin(listing.id)}
                  >
                    {t("inspections.begin")}
                  </ActButton>
                </div>
              ) : (
                <span className="badge">{t(`inspections.request_${state}`)}</span>
              )}
            </li>
          );
        })}
      </ul>
      {declining && (
        <Question
          title={t("inspections.declineTitle", { name: declining.listing.name[language] })}
          text={t("inspections.declineText")}
          keep={t("kit.cancel")}
          onClose={() => setDeclining(undefined)}
        >
          <ActButton className="btn danger" pending={pending} onClick={() => decline(declining)}>
            {t("inspections.decline")}
          </ActButton>
        </Question>
      )}
    </section>
  );
}

function Reports({ reports }: { reports: readonly MyReport[] }) {
  const { t, language, day, age } = useWording();
  return (
    <section className="panel" aria-labelledby="reports">
      <h2 id="reports">{t("inspections.reports")}</h2>
      {reports.length === 0 && <p className="soft">{t("inspections.noReports")}</p>}
      <ul className={styles.list}>
        {reports.map(({ id, state, listing, inspectedOn, changedAt }) => (
          <li key={id}>
            <div>
              <Link className="link m" to="/my-inspections/$id" params={{ id }}>
                {listing.name[language]}
              </Link>
              <p className="small soft">
                {inspectedOn ? day(inspectedOn) : t("inspections.changed", { age: age(changedAt) })}
                {" · "}
                <bdi className="num" dir="ltr">
                  {listing.ref}
                </bdi>
              </p>
            </div>
            <span className={`badge dot ${tones[state]}`}>{t(`inspections.${state}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
