import "#ui/css/stats.css";
import "#ui/css/tabs.css";

export { default } from "./DashboardPage.tsx";

import "#features/selling/own/own.module.css";

export { head, load } from "./load-dashboard.ts";
