import { Paper } from "#features/administrators/list/Paper.tsx";
import { usePaper } from "#features/administrators/list/use-paper.ts";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { Facts } from "#ui/kit/list/Facts.tsx";
import { useWording } from "#ui/page.tsx";
import type { AdminPayment } from "../payment-admin.contract.ts";
import { methodOf, nameOf, type Open } from "./words.ts";

interface Props {
  payment: AdminPayment;
  onClose: () => void;
  onOpen: (what: Open["what"]) => void;
}

/** The receipt of a transfer, large, with what it is to be compared with and the decision beside it. */
export default function ReceiptView({ payment, onClose, onOpen }: Props) {
  const { t, money } = useWording();
  const { id, amount, reference, transactionId, sameReceiptAs, actions } = payment;
  const receipt = usePaper(`/api/admin/payments/${id}/receipt`);
  const name = t("payments-tab.receiptOf", { name: nameOf(payment) });
  return (
    <TitledDialog size="wide" title={name} onClose={onClose}>
      <Facts
        facts={[
          [t("payments-tab.amount"), exact(money(amount))],
          [t("payments-tab.reference"), exact(reference)],
          [t("payments-tab.method"), methodOf(payment, t)],
          [t("payments-tab.transactionId"), transactionId && exact(transactionId)],
        ]}
      />
      {sameReceiptAs.length > 0 && (
        <p className="note warn" role="note">
          {t("payments-tab.sameReceipt")}{" "}
          <bdi className="num" dir="ltr">
            {sameReceiptAs.join(", ")}
          </bdi>
        </p>
      )}
      <Paper found={receipt} name={name} saveAs={`${reference}.pdf`} />
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
    </TitledDialog>
  );
}

const exact = (text: string) => (
  <bdi className="num" dir="ltr">
    {text}
  </bdi>
);
