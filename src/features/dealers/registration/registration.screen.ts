import "./registration.module.css";

export { head, load } from "./load-registration.ts";
export { default } from "./RegistrationPage.tsx";
