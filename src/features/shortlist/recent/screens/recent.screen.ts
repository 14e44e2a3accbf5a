import "../../favorites/favorites.module.css";

export { head, load } from "./load-recent.ts";
export { default } from "./RecentPage.tsx";
