export { default } from "./VerifyPage.tsx";
