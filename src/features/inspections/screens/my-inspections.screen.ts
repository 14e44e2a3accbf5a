import "./my-inspections.module.css";

export { head, loadMine as load } from "./load-inspections.ts";
export { default } from "./MyInspectionsPage.tsx";
