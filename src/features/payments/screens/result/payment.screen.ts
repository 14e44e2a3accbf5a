export { head, load } from "./load-payment.ts";
export { default } from "./PaymentPages.tsx";
