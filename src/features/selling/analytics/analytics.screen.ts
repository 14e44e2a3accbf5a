import "#ui/css/stats.css";

export { default } from "./page/AnalyticsPage.tsx";

import "./page/analytics.module.css";
import "./page/listings-table.module.css";

export { head, load } from "./page/load-analytics.ts";
