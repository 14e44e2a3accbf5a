import { recoveryPage } from "./recovery-page.ts";

export { default } from "./VerifyPage.tsx";
export const { load, head } = recoveryPage("verifyTitle");
