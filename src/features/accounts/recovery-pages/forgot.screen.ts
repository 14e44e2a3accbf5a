export { default } from "./ForgotPage.tsx";
