import "../receipt/receipt.css";
import "./result.css";

export { head, load } from "./load-payment.ts";
export { default } from "./PaymentPages.tsx";
