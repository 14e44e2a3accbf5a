import "#features/selling/own/own.css";
import "#ui/css/stats.css";
import "./welcome.css";

export { loadWelcome } from "./load-welcome.ts";
export { default } from "./WelcomePage.tsx";
