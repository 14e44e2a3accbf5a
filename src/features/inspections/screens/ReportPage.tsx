import { ArrowLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { useAccount } from "#features/accounts/current-account.ts";
import { Link, useLoaded } from "#platform/page/routing.ts";
import { ReasonDialog } from "#ui/kit/dialog/ReasonDialog.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { preloadToasts } from "#ui/Toasts.tsx";
import type { Report } from "../inspection.schema.ts";
import { ReportView } from "../shown/ReportView.tsx";
import * as styles from "./my-inspections.module.css";
import { ReportForm } from "./ReportForm.tsx";
import { useAct } from "./use-act.ts";

/** One report of a partner: written while it is a draft, read once it is published. */
export default function ReportPage() {
  const { report: loaded } = useLoaded<{ report: Report }>();
  const { t, language } = useWording();
  const [report, setReport] = useState(loaded);
  useEffect(preloadToasts, []);
  if (!useAccount()) return null;
  const { listing, state, withdrawnReason } = report;
  return (
    <div className={`wrap zone ${styles.page}`}>
      <header className="stack s2">
        <div>
          <Link className="btn quiet sm" to="/my-inspections">
            <ArrowLeft className="i s flip" aria-hidden="true" />
            {t("inspections.title")}
          </Link>
        </div>
        <h1>{listing.name[language]}</h1>
        <p className="row wrapx">
          <span className="badge dot">{t(`inspections.${state}`)}</span>
          <Link className="link" to="/cars/$id" params={{ id: listing.id }}>
            {t("inspections.toListing")} <bdi className="num">{listing.ref}</bdi>
          </Link>
        </p>
        {withdrawnReason && (
          <p className="note warn" dir="auto">
            {withdrawnReason}
          </p>
        )}
      </header>
      {state === "draft" ? (
        <ReportForm report={report} onChange={setReport} />
      ) : (
        <section className="panel">
          <ReportView report={report} />
          {state === "published" && <Withdraw report={report} onChange={setReport} />}
        </section>
      )}
    </div>
  );
}

function Withdraw({ report: { id }, onChange }: { report: Report; onChange: (report: Report) => void }) {
  const { t } = useWording();
  const { api } = usePage();
  const { act, pending } = useAct();
  const [asks, setAsks] = useState(false);
  const withdraw = (reason: string) =>
    act({
      call: async () => {
        onChange(await api("POST /api/inspections/:id/withdraw", { params: { id }, body: { reason } }));
        setAsks(false);
      },
      said: t("inspections.withdrawnDone"),
    });
  return (
    <div className="above-3">
      <button type="button" className="btn danger-o sm" onClick={() => setAsks(true)}>
        {t("inspections.withdraw")}
      </button>
      {asks && (
        <ReasonDialog
          title={t("inspections.withdrawTitle")}
          text={t("inspections.withdrawText")}
          label={t("inspections.withdraw")}
          longest={500}
          pending={pending}
          onSay={withdraw}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  );
}
