import { recoveryPage } from "./recovery-page.ts";

export { default } from "./ResetPage.tsx";
export const { load, head } = recoveryPage("resetTitle");
