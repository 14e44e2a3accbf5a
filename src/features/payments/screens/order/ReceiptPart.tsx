import { CircleCheck, ExternalLink } from "lucide-react";
import { useState } from "react";
import { useWording } from "#ui/page.tsx";
import type { OwnPayment } from "../../payment.schema.ts";
import { ReceiptForm } from "./ReceiptForm.tsx";

/** The receipt of a transfer: how it is sent, or that we have it. */
export function ReceiptPart({ payment }: { payment: OwnPayment }) {
  const { t } = useWording();
  const { orderId, hasReceipt, canSendReceipt } = payment;
  const [replacing, setReplacing] = useState(false);
  return (
    <section className="stack s3">
      {hasReceipt && (
        <div className="note ok" role="status">
          <CircleCheck className="i" aria-hidden="true" />
          <div className="grow">
            <p className="m">{t("paying.receiptSent")}</p>
            <p>{t("paying.receiptSentText")}</p>
            <p className="row wrapx">
              <a className="link" href={`/api/payments/${orderId}/receipt`} target="_blank" rel="noopener">
                <ExternalLink className="i s" aria-hidden="true" />
                {t("paying.receiptView")}
              </a>
              {canSendReceipt && !replacing && (
                <button type="button" className="link" onClick={() => setReplacing(true)}>
                  {t("paying.receiptReplace")}
                </button>
              )}
            </p>
          </div>
        </div>
      )}
      {canSendReceipt && (!hasReceipt || replacing) && (
        <ReceiptForm payment={payment} onSent={() => setReplacing(false)} />
      )}
    </section>
  );
}
