import "./page/analytics.css";

export { default } from "./page/AnalyticsPage.tsx";
export { head, loadAnalytics } from "./page/load-analytics.ts";
