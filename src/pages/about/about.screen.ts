import "#ui/css/stats.css";
import "./about.css";

export { default } from "./AboutPage.tsx";
export { head, load } from "./load-about.ts";
