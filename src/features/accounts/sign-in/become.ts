import type { PageContext } from "#platform/page/context.ts";
import type { Router } from "#platform/page/routing.ts";
import type { Account } from "../account.contract.ts";
import { accountQuery } from "../current-account.ts";

/** What is the same for everybody stays. */
const isShared = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  queryKey[0] === "site" || queryKey[0] === "account";
const isPrivate = (query: { queryKey: readonly unknown[] }) => !isShared(query);

/** Says at once who is signed in; an answer about the one before, still under way, is not waited for. */
export async function setAccount(page: PageContext, account: Account | null) {
  const { queryKey } = accountQuery(page);
  await page.queryClient.cancelQueries({ queryKey });
  page.queryClient.setQueryData(queryKey, account);
}

/** Makes the page again for who is signed in now; nothing that was loaded for another user is kept. */
export async function renewPage({ queryClient }: PageContext, router: Router) {
  router.clearCache();
  await router.invalidate();
  queryClient.removeQueries({ type: "inactive", predicate: isPrivate });
  await queryClient.invalidateQueries({ predicate: isPrivate });
}
