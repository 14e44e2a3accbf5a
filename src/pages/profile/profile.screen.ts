import "#ui/css/tabs.css";
import "#features/accounts/fields/fields.css";
import "./profile.css";

export { head, load } from "./load-profile.ts";
export { default } from "./ProfilePage.tsx";
