import "./result.css";

export { default } from "./CancelPage.tsx";
export { head, load } from "./load-cancel.ts";
