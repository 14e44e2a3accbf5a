import "./hero.module.css";
import "./home.module.css";

export { default } from "./LoginPage.tsx";
