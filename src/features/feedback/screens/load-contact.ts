import { accountQuery } from "#features/accounts/current-account.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { siteNameNow } from "#ui/shell/document.page.ts";

/** `/contact`, for everybody. */
export async function load({ context }: RemoteLoading): Promise<void> {
  const { messages, queryClient } = context;
  await Promise.all([
    messages.load("accounts", "common", "contact", "errors"),
    queryClient.ensureQueryData(accountQuery(context)).catch(() => null),
  ]);
}

export function head(context: PageContext) {
  const { t } = context.messages;
  const title = t("common.pageTitle", { page: t("contact.title"), name: siteNameNow(context) });
  return { meta: [{ title }, { name: "description", content: t("contact.description") }] };
}
