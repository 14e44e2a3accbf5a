import "#features/accounts/fields/fields.css";
import "./contact.css";

export { default } from "./ContactPage.tsx";
export { head, load } from "./load-contact.ts";
