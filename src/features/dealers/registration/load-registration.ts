import { accountQuery } from "#features/accounts/current-account.ts";
import { alternateLinks } from "#platform/page/alternate-links.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { siteNameNow } from "#ui/shell/document.page.ts";
import { dealershipQuery } from "./dealership.api.ts";

/** `/dealership-registration`: its words and, for the signed-in, how far their application is. */
export async function load({ context }: RemoteLoading): Promise<void> {
  const { api, messages, queryClient } = context;
  const account = await queryClient.ensureQueryData(accountQuery(context));
  await Promise.all([
    messages.load("common", "dealers", "errors", "reference"),
    account && queryClient.prefetchQuery(dealershipQuery(api)),
  ]);
}

/** Title, description and links of the page. */
export function head(context: PageContext) {
  const { namespaces, t, language } = context.messages;
  if (!namespaces.includes("dealers")) return {};
  const title = t("common.pageTitle", { page: t("dealers.title"), name: siteNameNow(context) });
  return {
    meta: [{ title }, { name: "description", content: t("dealers.metaDescription") }],
    links: alternateLinks(context.publicUrl, "/dealership-registration", language),
  };
}
