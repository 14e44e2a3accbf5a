import "./offline.module.css";

export { head, load } from "./load-offline.ts";
export { default } from "./OfflinePage.tsx";
