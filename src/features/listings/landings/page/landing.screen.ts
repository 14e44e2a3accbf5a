import "#ui/css/stats.css";
import "../landings.css";

export { head, load } from "../load-landing.ts";
export { default } from "./LandingPage.tsx";
