import "../receipt/receipt.module.css";
import "./result.module.css";

export { head, load } from "./load-payment.ts";
export { default } from "./PaymentPages.tsx";
