import "./welcome.module.css";
import "#ui/css/stats.css";

export { loadWelcome } from "./load-welcome.ts";

import "#features/selling/own/own.module.css";
import "#features/shortlist/favorites/favorites.module.css";

export { default } from "./WelcomePage.tsx";
