import "#features/accounts/fields/fields.css";
import "../admin.css";
import "../list/list.css";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { adminHead } from "../admin-head.ts";
import type { DashboardAddress } from "./use-tab-address.ts";

export { default } from "./DashboardPage.tsx";
export const load = ({ context }: RemoteLoading<DashboardAddress>) =>
  context.messages.load("common", "admin", "errors", "reference");
export const head = (context: PageContext) => adminHead(context, context.messages.t("admin.title"));
