import "./page/analytics.css";

export { default } from "./page/AnalyticsPage.tsx";
export { headOf, loadAnalytics } from "./page/load-analytics.ts";
