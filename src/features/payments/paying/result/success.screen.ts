import "./result.css";

export { head, load } from "./load-success.ts";
export { default } from "./SuccessPage.tsx";
