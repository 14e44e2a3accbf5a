export { default } from "./LoginPage.tsx";
