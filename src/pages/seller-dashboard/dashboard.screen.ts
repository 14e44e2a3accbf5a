import "#ui/css/stats.css";
import "#ui/css/tabs.css";
import "#features/conversations/list/list.css";
import "#features/shortlist/favorites/favorites.css";
import "#features/shortlist/saved-searches/screens/saved-searches.css";
import "#features/selling/own/own.css";
import "./dashboard.css";

export { default } from "./DashboardPage.tsx";
export { head, load } from "./load-dashboard.ts";
