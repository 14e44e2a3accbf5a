import "./contact.module.css";

export { default } from "./ContactPage.tsx";
export { head, load } from "./load-contact.ts";
