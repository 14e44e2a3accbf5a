import { headOfPage } from "#features/legal/screens/load-paper.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { siteNameNow } from "#ui/shell/document.page.ts";

/** `/checklist`, the same for everybody: what was answered only the device knows. */
export const load = ({ context }: RemoteLoading): Promise<void> =>
  context.messages.load("checklist", "common", "inspection");

export function head(context: PageContext) {
  const { t } = context.messages;
  return headOfPage(context, {
    path: "/checklist",
    page: t("checklist.title"),
    description: t("checklist.description"),
    siteName: siteNameNow(context),
  });
}
