import "./checklist.module.css";
import "#ui/css/question.css";

export { default } from "./ChecklistPage.tsx";
export { head, load } from "./load-checklist.ts";
