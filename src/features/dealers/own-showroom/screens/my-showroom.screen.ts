import "./my-showroom.module.css";

export { head, load } from "./load-my-showroom.ts";
export { default } from "./MyShowroomPage.tsx";
