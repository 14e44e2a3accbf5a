import { useAccount } from "#features/accounts/current-account.ts";
import { keepCart } from "#features/plans/cart-place.ts";
import { useNavigate } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import type { OwnPayment } from "../../payment.schema.ts";
import { CancelOrder } from "../CancelOrder.tsx";
import { leavesFor } from "../methods.ts";
import { ReceiptLink } from "../ReceiptLink.tsx";
import { useContinue } from "../use-continue.ts";
import * as styles from "./history.module.css";

interface Props {
  payment: OwnPayment;
  /** Whether what is to be done is shown under the row. */
  open: boolean;
  onShow: () => void;
}

/** What can be done about an order now. */
export function Actions({ payment, open, onShow }: Props) {
  const { t } = useWording();
  const { orderId, reference, state, method, canPay, canCancel, canSendReceipt } = payment;
  const { goOn, pending } = useContinue(orderId);
  const about = <span className="sr"> {t("paying.actionsOf", { reference })}</span>;
  const leaves = leavesFor(method);
  const shows = (canPay && !leaves) || canSendReceipt;
  const label =
    method === "chat"
      ? "paying.howToPay"
      : payment.hasReceipt
        ? "paying.receiptReplace"
        : "paying.sendReceipt";
  return (
    <div className={styles.actions}>
      {canPay && leaves && (
        <button type="button" className="btn pri sm" disabled={pending} onClick={() => goOn()}>
          {t(pending ? "paying.going" : "paying.continuePaying")}
          {about}
        </button>
      )}
      {shows && (
        <button
          type="button"
          className={open || payment.hasReceipt ? "btn sec sm" : "btn pri sm"}
          aria-expanded={open}
          aria-controls={open ? `pay-${orderId}` : undefined}
          onClick={onShow}
        >
          {t(open ? "paying.hide" : label)}
          {about}
        </button>
      )}
      {payment.hasReceipt && (
        <a className="btn sec sm" href={`/api/payments/${orderId}/receipt`} target="_blank" rel="noopener">
          {t("paying.receiptView")}
        </a>
      )}
      {(state === "paid" || state === "refunded") && (
        <ReceiptLink className="btn sec sm" orderId={orderId}>
          {t("paying.receipt")}
          {about}
        </ReceiptLink>
      )}
      {((state === "failed" && !canPay) || state === "cancelled") && (
        <PayAgain payment={payment}>{about}</PayAgain>
      )}
      {canCancel && state !== "failed" && (
        <CancelOrder payment={payment} className="btn quiet sm">
          {t("paying.cancelOrder")}
        </CancelOrder>
      )}
    </div>
  );
}

/** The same once more, at today's prices: on the plans page, with the plan or the cart that it was. */
function PayAgain({ payment: { items }, children }: { payment: OwnPayment; children: React.ReactNode }) {
  const { t } = useWording();
  const navigate = useNavigate();
  const account = useAccount();
  const plan = items.find((item) => item.plan !== null)?.plan;
  // The text of a campaign must be typed again, and what was for a listing needs that listing.
  const again = items.flatMap(({ feature, carId, carTitle }) =>
    feature === null || feature === "notification_campaign"
      ? []
      : [{ feature, ...(carId && { carId }), ...(carTitle !== null && { carTitle }) }],
  );
  const go = () => {
    if (plan) return void navigate({ to: "/subscriptions", search: { plan }, hash: "pay" });
    if (account) keepCart(account.id, again);
    void navigate({ to: "/subscriptions", search: { pay: "add-ons" }, hash: "pay" });
  };
  return (
    <button type="button" className="btn sec sm" onClick={go}>
      {t("paying.payAgain")}
      {children}
    </button>
  );
}
