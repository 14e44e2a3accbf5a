import { useState } from "react";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { ListingLink, UserLink } from "#features/administrators/list/links.tsx";
import { PaperList } from "#features/administrators/list/PaperList.tsx";
import { Failed } from "#ui/Failed.tsx";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { Facts } from "#ui/kit/list/Facts.tsx";
import { useWording } from "#ui/page.tsx";
import type { ReviewedPapers } from "../papers-admin.contract.ts";
import { ConfirmQuestion, RefuseQuestion } from "./Decisions.tsx";
import * as styles from "./papers-tab.module.css";
import { tones } from "./words.ts";

/** Papers of one listing beside what they are compared with, and the decision. */
export default function PapersPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { t, language } = useWording();
  const [step, setStep] = useState<"look" | "confirm" | "refuse">("look");
  const found = useAdminQuery("GET /api/admin/papers/:id", { params: { id } });
  const one = found.data;
  if (one && step !== "look") {
    const Question = step === "confirm" ? ConfirmQuestion : RefuseQuestion;
    return <Question papers={one} onBack={() => setStep("look")} onDone={onClose} />;
  }
  return (
    <TitledDialog
      size="wide"
      title={one?.listing.name[language] ?? t("papers-tab.papersOf")}
      onClose={onClose}
    >
      {found.isError && !one && <Failed text={t("papers-tab.failed")} onRetry={() => void found.refetch()} />}
      {found.isPending && <span className="sk dialog-opening" role="status" aria-label={t("kit.loading")} />}
      {one && (
        <>
          <Outcome papers={one} />
          <Compared papers={one} />
          <PaperList
            title={t("papers-tab.files")}
            none={t("papers-tab.filesGone")}
            saveAs="paper.pdf"
            papers={one.files.map(({ number, kind, ...file }) => ({
              address: `/api/admin/papers/${id}/files/${number}`,
              name: t(`papers.${kind}`),
              ...file,
            }))}
          />
          <SameNumber papers={one} />
          {one.state === "waiting" && (
            <div className={`adm-ways ${styles.actions}`}>
              <button type="button" className="btn danger-o" onClick={() => setStep("refuse")}>
                {t("papers-tab.refuse")}
              </button>
              <button type="button" className="btn pri" onClick={() => setStep("confirm")}>
                {t("papers-tab.confirm")}
              </button>
            </div>
          )}
        </>
      )}
    </TitledDialog>
  );
}

interface Props {
  papers: ReviewedPapers;
}

/** Since when they wait, or who decided what. */
function Outcome({ papers: { state, sentAt, decidedAt, reviewer, reasons } }: Props) {
  const { t, day } = useWording();
  return (
    <p className="small soft">
      <span className={`badge ${tones[state]}`}>{t(`papers-tab.${state}`)}</span>{" "}
      {decidedAt === null
        ? t("papers-tab.sentOn", { day: day(sentAt) })
        : t("papers-tab.decidedOn", {
            day: day(decidedAt),
            name: `\u2068${reviewer ?? ""}\u2069`,
            sent: day(sentAt),
          })}{" "}
      {reasons.map((reason) => (
        <span key={reason} className="badge bad">
          {t(`papers-tab.why_${reason}`)}
        </span>
      ))}
    </p>
  );
}

/** What must be on the papers. */
function Compared({ papers: { listing, seller } }: Props) {
  const { t } = useWording();
  return (
    <section className="adm-part">
      <h3>{t("papers-tab.compare")}</h3>
      <Facts
        facts={[
          [t("papers-tab.vin"), listing.vinNumber ? ltr(listing.vinNumber) : t("papers-tab.vinNone"), true],
          [t("papers-tab.plate"), listing.plateNumber ? ltr(listing.plateNumber) : t("papers-tab.plateNone")],
          [
            t("papers-tab.seller"),
            <UserLink key="seller" id={seller.id}>{`${seller.firstName} ${seller.lastName}`}</UserLink>,
          ],
          [t("papers-tab.dealership"), seller.dealershipName && <bdi>{seller.dealershipName}</bdi>],
          [
            t("papers-tab.listing"),
            <ListingLink key="listing" id={listing.id}>
              {listing.ref}
            </ListingLink>,
          ],
        ]}
      />
    </section>
  );
}

const ltr = (text: string) => (
  <bdi className="num" dir="ltr">
    {text}
  </bdi>
);

function SameNumber({ papers: { sameNumber } }: Props) {
  const { t } = useWording();
  if (sameNumber.length === 0) return null;
  return (
    <section className="note warn">
      <div className={styles.same}>
        <h3>{t("papers-tab.sameTitle")}</h3>
        <ul>
          {sameNumber.map(({ id, title, status, seller }) => (
            <li key={id}>
              <ListingLink id={id}>{title}</ListingLink> ·{" "}
              <bdi>{`${seller.firstName} ${seller.lastName}`}</bdi> ·{" "}
              {t(status === "active" ? "papers-tab.live" : "papers-tab.notLive")}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
