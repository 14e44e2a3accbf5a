import "../landings.css";

export { default } from "./IndexPage.tsx";
export { head, load } from "./load-index.ts";
