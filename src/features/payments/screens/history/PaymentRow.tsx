import { useState } from "react";
import { isolated } from "#i18n/format.ts";
import { usePage, useWording } from "#ui/page.tsx";
import type { OwnPayment } from "../../payment.schema.ts";
import { OrderPanel } from "../order/OrderPanel.tsx";
import { paymentQuery } from "../payment.api.ts";
import { faceOf } from "../payment-state.ts";
import { whatFor } from "../what-for.ts";
import { Actions } from "./Actions.tsx";
import * as styles from "./history.module.css";

/** One order: what for, how much, how and when, its state, and what can be done about it. */
export function PaymentRow({ payment }: { payment: OwnPayment }) {
  const { t, language, money, day } = useWording();
  const { api, queryClient } = usePage();
  const [open, setOpen] = useState(false);
  const {
    orderId,
    reference,
    items,
    amount,
    method,
    state,
    reason,
    createdAt,
    expiresAt,
    refundedAt,
    returned,
  } = payment;
  const { tone, words } = faceOf(payment);
  const show = () => {
    // The list has read it a moment ago.
    if (!open) queryClient.setQueryData(paymentQuery(api, orderId).queryKey, payment);
    setOpen(!open);
  };
  return (
    <article className={styles.payment} aria-labelledby={`payment-${orderId}`}>
      <div className={styles.what}>
        <h3 id={`payment-${orderId}`}>{whatFor(items, language)}</h3>
        <p className={`tiny muted ${styles.meta}`}>
          <bdi className="num" dir="ltr">
            {reference}
          </bdi>
          <span>{t(`ways-to-pay.${method}`)}</span>
          <span>{day(createdAt)}</span>
        </p>
        {reason && state !== "open" && <p className="small soft">{reason}</p>}
        {returned > 0 && (
          <p className="small soft">{t("paying.returnedNote", { amount: isolated(money(returned)) })}</p>
        )}
        {refundedAt && <p className="small soft">{t("paying.refundedOn", { day: day(refundedAt) })}</p>}
        {state === "open" && !payment.hasReceipt && (
          <p className="small soft">{t("paying.payUntil", { day: day(expiresAt) })}</p>
        )}
      </div>
      <div className={styles.sum}>
        <bdi className="num m" dir="ltr">
          {money(amount)}
        </bdi>
        <span className={`badge dot ${tone}`}>{t(words)}</span>
      </div>
      <Actions payment={payment} open={open} onShow={show} />
      {open && (
        <div className={styles.more} id={`pay-${orderId}`}>
          <OrderPanel orderId={orderId} onOther={() => setOpen(false)} />
        </div>
      )}
    </article>
  );
}
