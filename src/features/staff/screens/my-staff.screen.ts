import "./staff.module.css";

export { head, load } from "./load-my-staff.ts";
export { default } from "./MyStaffPage.tsx";
