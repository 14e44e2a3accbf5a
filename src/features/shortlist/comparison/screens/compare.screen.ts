import "./compare.module.css";

export { default } from "./ComparePage.tsx";
export { head, load } from "./load-compare.ts";
