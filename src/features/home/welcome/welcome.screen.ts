import "#features/listings/own/own.css";
import "./welcome.css";

export { loadWelcome } from "./load-welcome.ts";
export { default } from "./WelcomePage.tsx";
