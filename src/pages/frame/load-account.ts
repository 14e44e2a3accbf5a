import { accountQuery } from "#features/accounts/current-account.ts";
import type { PageContext } from "#platform/page/context.ts";
import { loadSignedInParts } from "./signed-in-parts.ts";

/** For the loader of every page: who is signed in, known from the first byte. A failure leaves it to the browser. */
export async function loadAccount(context: PageContext): Promise<void> {
  const query = accountQuery(context);
  await context.queryClient.prefetchQuery(query);
  if (!context.queryClient.getQueryData(query.queryKey)) return;
  await Promise.all([context.messages.load("signed-in"), loadSignedInParts()]);
}
