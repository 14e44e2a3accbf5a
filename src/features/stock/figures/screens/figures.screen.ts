import "#features/administrators/list/list.css";
import "#ui/css/stats.css";
import "./figures.module.css";

export { default } from "./FiguresPage.tsx";
export { head, load } from "./load-figures.ts";
