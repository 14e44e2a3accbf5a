import "#features/conversations/list/list.module.css";
import "#features/shortlist/favorites/favorites.module.css";
import "#features/shortlist/saved-searches/screens/saved-searches.module.css";
import "./dashboard.module.css";
import "#ui/css/stats.css";
import "#ui/css/tabs.css";

export { default } from "./DashboardPage.tsx";

import "#features/selling/own/own.module.css";

export { head, load } from "./load-dashboard.ts";
