import "../list/list.module.css";
import "../thread/arranged.module.css";
import "#features/listings/photo-row/photo-row.module.css";
import "#ui/kit/photos/photo-tray.module.css";
import "./messages.module.css";
import "#ui/css/menu.css";
import "#ui/css/question.css";

export { head, load } from "./load-messages.ts";
export { default } from "./MessagesPage.tsx";
