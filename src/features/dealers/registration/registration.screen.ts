import "#features/accounts/fields/fields.css";
import "./registration.css";

export { head, load } from "./load-registration.ts";
export { default } from "./RegistrationPage.tsx";
