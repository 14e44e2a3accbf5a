export { head, load } from "./load-offline.ts";
export { default } from "./OfflinePage.tsx";
