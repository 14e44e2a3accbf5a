import { requireAccount } from "#features/accounts/current-account.ts";
import { ApiError } from "#platform/http/api.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { RemoteLoading } from "#platform/page/define-page.tsx";
import { notFound } from "#platform/page/routing.ts";
import { unlisted } from "#platform/page/unlisted.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";
import { myShowroomQuery } from "../../own-showroom/screens/my-showroom.api.ts";
import { stockSourceQuery } from "../../stock-source/screens/stock-source.api.ts";
import { importQuery, importsQuery } from "./import-page.api.ts";
import { type ImportSearch, readImport } from "./import-search.ts";

/** `/import-listings`, for dealers: where a file begins, or with `?id=` what became of one. Others learn how to become a dealer. */
export async function load({ context, location }: RemoteLoading<ImportSearch>): Promise<void> {
  const { api, messages, queryClient } = context;
  await requireAccount(context, location.href);
  const id = readImport(location.search);
  const words = messages.load(
    "common",
    "reference",
    "own-showroom",
    "listing-fields",
    "stock-import",
    "import-page",
    "stock-source",
  );
  const showroom = await queryClient.ensureQueryData(myShowroomQuery(api));
  if (showroom && id) await loadImport(context, id);
  else if (showroom) {
    await Promise.all([
      queryClient.prefetchQuery(importsQuery(api)),
      queryClient.prefetchQuery(stockSourceQuery(api)),
    ]);
  }
  await words;
}

/** One that is another user's, or was forgotten, is not there. */
async function loadImport({ api, queryClient }: PageContext, id: string): Promise<void> {
  await queryClient.fetchQuery(importQuery(api, id)).catch((error) => {
    if (error instanceof ApiError && error.status === 404) throw notFound();
    throw error;
  });
}

export function head(context: PageContext) {
  const { t, namespaces } = context.messages;
  // A guest, who is led elsewhere, has no words for it.
  if (!namespaces.includes("import-page")) return {};
  const title = t("common.pageTitle", { page: t("import-page.title"), name: siteNameNow(context) });
  return unlisted({ meta: [{ title }] });
}
