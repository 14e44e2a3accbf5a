import "#features/administrators/list/list.css";
import { adminHead } from "#features/administrators/admin-head.ts";
import type { DashboardAddress } from "#features/administrators/client/use-tab-address.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import "#features/administrators/admin.module.css";

export { default } from "./DashboardPage.tsx";
export const load = ({ context }: RemoteLoading<DashboardAddress>) =>
  context.messages.load("common", "kit", "admin", "errors", "reference", "usual-reasons");
export const head = (context: PageContext) => adminHead(context, context.messages.t("admin.title"));
