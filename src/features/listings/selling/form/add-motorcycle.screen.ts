import "#features/accounts/fields/fields.css";
import "./sell.css";

export { headOf, loadForm } from "./load-form.ts";
export { AddMotorcycle as default } from "./SellPages.tsx";
