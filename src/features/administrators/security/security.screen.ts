import "./security.module.css";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { adminHead } from "../admin-head.ts";
import "../admin.module.css";

export { default } from "./SecurityPage.tsx";
export const load = ({ context }: RemoteLoading) =>
  context.messages.load("common", "kit", "admin", "security", "accounts", "errors");
export const head = (context: PageContext) => adminHead(context, context.messages.t("security.title"));
