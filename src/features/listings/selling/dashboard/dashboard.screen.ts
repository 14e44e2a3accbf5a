import "#ui/css/stats.css";
import "#ui/css/tabs.css";
import "../../own/own.css";
import "./dashboard.css";

export { default } from "./DashboardPage.tsx";
export { headOf, loadDashboard } from "./load-dashboard.ts";
