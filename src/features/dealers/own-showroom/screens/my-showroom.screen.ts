import "#features/accounts/fields/fields.css";
import "./my-showroom.css";

export { head, load } from "./load-my-showroom.ts";
export { default } from "./MyShowroomPage.tsx";
