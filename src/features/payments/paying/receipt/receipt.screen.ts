import "./receipt.css";

export { head, load } from "./load-receipt.ts";
export { default } from "./ReceiptPage.tsx";
