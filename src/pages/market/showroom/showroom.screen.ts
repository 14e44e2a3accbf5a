import "#ui/css/tabs.css";
import "#features/dealers/showrooms/dealer-logo.css";
import "./showroom.css";

export { load } from "./load-showroom.ts";
export { default } from "./ShowroomPage.tsx";
export { head } from "./showroom-head.ts";
