import "#features/administrators/list/list.css";
import "../../list/list.module.css";
import "../../screens/messages.module.css";
import "./leads.module.css";

export { head, load } from "./load-leads.ts";
export { default } from "./MyLeadsPage.tsx";
