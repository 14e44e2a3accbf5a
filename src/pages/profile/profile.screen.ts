import "./profile.module.css";
import "#ui/css/tabs.css";

export { head, load } from "./load-profile.ts";
export { default } from "./ProfilePage.tsx";
