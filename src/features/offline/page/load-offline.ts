import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { unlisted } from "#platform/page/unlisted.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";

/** `/offline`: what the service worker shows in place of a page that cannot be fetched. Its data are on the device. */
export const load = ({ context }: RemoteLoading): Promise<void> =>
  context.messages.load("common", "listings", "offline", "reference");

export function head(context: PageContext) {
  const { t } = context.messages;
  const title = t("common.pageTitle", { page: t("offline.title"), name: siteNameNow(context) });
  return unlisted({ meta: [{ title }] });
}
