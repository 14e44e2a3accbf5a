import { useParams, useSearch } from "#platform/page/routing.ts";
import { ReceiptPage } from "../receipt/ReceiptPage.tsx";
import { CancelPage } from "./CancelPage.tsx";
import { orderIn } from "./order-in-address.ts";
import { paymentPageIn } from "./payment-address.ts";
import { SuccessPage } from "./SuccessPage.tsx";

/** What became of a payment, and its receipt. */
export default function PaymentPages() {
  const shown = paymentPageIn(useParams());
  const orderId = orderIn(useSearch());
  if (shown?.page === "receipt") return <ReceiptPage orderId={shown.orderId} />;
  if (shown?.page === "cancel") return <CancelPage orderId={orderId} />;
  return shown ? <SuccessPage orderId={orderId} /> : null;
}
