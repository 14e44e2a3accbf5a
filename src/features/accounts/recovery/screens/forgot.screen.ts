import { recoveryPage } from "./recovery-page.ts";

export { default } from "./ForgotPage.tsx";
export const { load, head } = recoveryPage("forgotTitle");
