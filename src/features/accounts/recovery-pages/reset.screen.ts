export { default } from "./ResetPage.tsx";
