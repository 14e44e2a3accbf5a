import "./integrations.module.css";

export { default } from "./IntegrationsPage.tsx";
export { head, load } from "./load-integrations.ts";
