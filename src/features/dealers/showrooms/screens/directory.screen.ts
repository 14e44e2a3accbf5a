import "../dealer-logo.css";
import "./directory.css";

export { default } from "./DirectoryPage.tsx";
export { head, load } from "./load-directory.ts";
