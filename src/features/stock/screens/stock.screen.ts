import "#features/administrators/list/list.css";
import "./stock.module.css";

export { head, load } from "./load-stock.ts";
export { default } from "./StockPage.tsx";
