export { head, load } from "./load-my-showroom.ts";
export { default } from "./MyShowroomPage.tsx";
