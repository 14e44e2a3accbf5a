import { useQuery } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { useEffect, useState } from "react";
import { adminFile } from "#features/admin/client/admin-api.ts";
import { AdminDialog } from "#features/admin/list/AdminDialog.tsx";
import { saveFile } from "#features/admin/list/save-file.ts";
import { Failed } from "#ui/Failed.tsx";
import { useWording } from "#ui/page.tsx";
import type { AdminPayment } from "../payment-admin.contract.ts";
import type { Open } from "./use-decision.ts";
import { nameOf } from "./words.ts";

interface Props {
  payment: AdminPayment;
  onClose: () => void;
  onOpen: (what: Open["what"]) => void;
}

/** The receipt of a transfer, large, with what it is to be compared with and the decision beside it. */
export default function ReceiptView({ payment, onClose, onOpen }: Props) {
  const { t, money } = useWording();
  const { id, amount, reference, transactionId, actions } = payment;
  const receipt = useQuery({
    queryKey: ["admin-receipt", id],
    queryFn: ({ signal }) => adminFile(`/api/admin/payments/${id}/receipt`, signal),
    // Each look is written down: not again by itself.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  return (
    <AdminDialog wide title={t("payments-tab.receiptOf", { name: nameOf(payment) })} onClose={onClose}>
      <dl className="pay-facts">
        <Fact title={t("payments-tab.amount")} text={money(amount)} />
        <Fact title={t("payments-tab.reference")} text={reference} />
        {transactionId && <Fact title={t("payments-tab.transactionId")} text={transactionId} />}
      </dl>
      {receipt.isError && (
        <Failed text={t("payments-tab.receiptFailed")} onRetry={() => void receipt.refetch()} />
      )}
      {receipt.isPending && <span className="sk pay-paper" role="status" aria-label={t("admin.loading")} />}
      {receipt.data && <Paper file={receipt.data} payment={payment} />}
      <p className="small muted">{t("payments-tab.receiptLogged")}</p>
      <div className="adm-ways">
        {actions.includes("reject") && (
          <button type="button" className="btn danger-o" onClick={() => onOpen("reject")}>
            {t("payments-tab.reject")}
          </button>
        )}
        {actions.includes("verify") && (
          <button type="button" className="btn pri" onClick={() => onOpen("verify")}>
            {t("payments-tab.verify")}
          </button>
        )}
      </div>
    </AdminDialog>
  );
}

function Paper({ file, payment }: { file: Blob; payment: AdminPayment }) {
  const { t } = useWording();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (file.type !== "application/pdf") {
    return address ? (
      <img className="pay-paper" src={address} alt={t("payments-tab.receiptOf", { name: nameOf(payment) })} />
    ) : null;
  }
  return (
    <div className="note plain between">
      {t("payments-tab.receiptPdf")}
      <button type="button" className="btn sec sm" onClick={() => saveFile(`${payment.reference}.pdf`, file)}>
        <FileText className="i s" aria-hidden="true" />
        {t("payments-tab.receiptOpen")}
      </button>
    </div>
  );
}

function Fact({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <bdi className="num" dir="ltr">
          {text}
        </bdi>
      </dd>
    </div>
  );
}
