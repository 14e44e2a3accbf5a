import "#ui/css/tabs.css";
import "../fields/fields.css";
import "./profile.css";

export { head, loadProfile } from "./load-profile.ts";
export { default } from "./ProfilePage.tsx";
