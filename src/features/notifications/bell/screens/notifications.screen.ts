import "./notifications.module.css";

export { head, load } from "./load-notifications.ts";
export { default } from "./NotificationsPage.tsx";
