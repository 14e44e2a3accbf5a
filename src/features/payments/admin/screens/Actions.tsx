import { Eye, ReceiptText } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import type { AdminPayment } from "../payment-admin.contract.ts";
import { nameOf, type Open } from "./words.ts";

/** What may be done with a payment as it stands. */
export function Actions({ payment, onOpen }: { payment: AdminPayment; onOpen: (open: Open) => void }) {
  const { t } = useWording();
  const { actions, hasReceipt, reference } = payment;
  const open = (what: Open["what"]) => () => onOpen({ what, payment });
  return (
    <div className="adm-acts">
      <button
        type="button"
        className="btn sec sm"
        aria-label={t("payments-tab.detailsOf", { reference })}
        title={t("payments-tab.details")}
        onClick={open("details")}
      >
        <Eye className="i s" aria-hidden="true" />
      </button>
      {hasReceipt && (
        <button
          type="button"
          className="btn sec sm"
          aria-label={t("payments-tab.receiptOf", { name: nameOf(payment) })}
          title={t("payments-tab.receipt")}
          onClick={open("receipt")}
        >
          <ReceiptText className="i s" aria-hidden="true" />
        </button>
      )}
      {actions.includes("reject") && (
        <button type="button" className="btn danger-o sm" onClick={open("reject")}>
          {t("payments-tab.reject")}
        </button>
      )}
      {actions.includes("refund") && (
        <button type="button" className="btn danger-o sm" onClick={open("refund")}>
          {t("payments-tab.refund")}
        </button>
      )}
      {actions.includes("verify") && (
        <button
          type="button"
          className="btn soft sm"
          aria-label={t("payments-tab.verifyOf", { name: nameOf(payment) })}
          onClick={open("verify")}
        >
          {t("payments-tab.verify")}
        </button>
      )}
      {actions.includes("reopen") && (
        <button type="button" className="btn sec sm" onClick={open("verify")}>
          {t("payments-tab.reopen")}
        </button>
      )}
    </div>
  );
}
