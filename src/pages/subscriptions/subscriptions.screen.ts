import "./plans.module.css";

export { head, load } from "./load-subscriptions.ts";
export { default } from "./SubscriptionsPage.tsx";
