import "#features/accounts/fields/fields.css";
import "./sell.css";

export { headOf, loadOwn } from "./load-form.ts";
export { Edit as default } from "./SellPages.tsx";
