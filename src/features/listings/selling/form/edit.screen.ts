import "#features/accounts/fields/fields.css";
import "#features/accounts/profile/profile.css";
import "./sell.css";

export { headOf, loadOwn } from "./load-form.ts";
export { Edit as default } from "./SellPages.tsx";
