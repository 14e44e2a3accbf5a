import "./showroom.module.css";
import "#ui/css/tabs.css";

export { load } from "./load-showroom.ts";

import "#features/dealers/reviews/screens/reviews.module.css";
import "#features/dealers/showrooms/dealer-logo.module.css";

export { default } from "./ShowroomPage.tsx";
export { head } from "./showroom-head.ts";
