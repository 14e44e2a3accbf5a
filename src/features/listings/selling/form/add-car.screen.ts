import "#features/accounts/fields/fields.css";
import "#features/accounts/profile/profile.css";
import "./sell.css";

export { headOf, loadForm } from "./load-form.ts";
export { AddCar as default } from "./SellPages.tsx";
