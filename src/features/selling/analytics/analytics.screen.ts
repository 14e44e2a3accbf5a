import "#ui/css/stats.css";
import "./page/analytics.css";
import "./page/listings-table.css";

export { default } from "./page/AnalyticsPage.tsx";
export { head, load } from "./page/load-analytics.ts";
