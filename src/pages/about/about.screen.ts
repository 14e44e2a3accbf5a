import "./about.module.css";
import "#ui/css/stats.css";

export { default } from "./AboutPage.tsx";
export { head, load } from "./load-about.ts";
