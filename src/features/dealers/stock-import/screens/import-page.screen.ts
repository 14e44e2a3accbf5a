import "./import-page.module.css";

export { default } from "./ImportPage.tsx";
export { head, load } from "./load-import-page.ts";
