import "./trust.module.css";
import "#ui/css/stats.css";

export { head, load } from "./load-trust.ts";
export { default } from "./TrustPage.tsx";
