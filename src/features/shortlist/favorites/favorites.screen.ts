import "./favorites.module.css";

export { default } from "./FavoritesPage.tsx";
export { head, load } from "./load-favorites.ts";
