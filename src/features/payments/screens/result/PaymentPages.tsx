import { getRouteApi } from "@tanstack/react-router";
import { ReceiptPage } from "../receipt/ReceiptPage.tsx";
import { CancelPage } from "./CancelPage.tsx";
import { orderIn } from "./order-in-address.ts";
import { paymentPageIn } from "./payment-address.ts";
import { SuccessPage } from "./SuccessPage.tsx";

const route = getRouteApi("/payment/$");

/** What became of a payment, and its receipt. */
export default function PaymentPages() {
  const shown = paymentPageIn(route.useParams());
  const orderId = orderIn(route.useSearch());
  if (shown?.page === "receipt") return <ReceiptPage orderId={shown.orderId} />;
  if (shown?.page === "cancel") return <CancelPage orderId={orderId} />;
  return shown ? <SuccessPage orderId={orderId} /> : null;
}
