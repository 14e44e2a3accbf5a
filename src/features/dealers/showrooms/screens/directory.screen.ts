import "./directory.module.css";
import "../dealer-logo.module.css";

export { default } from "./DirectoryPage.tsx";
export { head, load } from "./load-directory.ts";
