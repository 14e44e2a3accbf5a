import "./share-kit.module.css";

export { head, load } from "./load-share-kit.ts";
export { default } from "./ShareKitPage.tsx";
