import type { Account } from "#features/accounts/account.contract.ts";
import { cardList } from "#features/listings/card/card-list.ts";
import type { PageContext } from "#platform/page/context.ts";
import { siteQuery } from "#ui/shell/document.page.ts";
import { choicesQuery, mineQuery, resultsQuery } from "./welcome.api.ts";
import { asksForResults, readWelcomeSearch } from "./welcome-search.ts";

/**
 * What the home page of a signed-in user shows. A part that cannot be read is left out, and the page says so in its
 * place. The answers to the search go to the cache that the screen reads as the visitor changes it.
 */
export async function loadWelcome(context: PageContext, account: Account, address: object) {
  const { api, messages, queryClient } = context;
  const search = readWelcomeSearch(address);
  const orNothing = <T>(answer: Promise<T>) => answer.catch(() => undefined);
  const [figures, featured, plans] = await Promise.all([
    orNothing(api("GET /api/site/figures")),
    orNothing(cardList(api("GET /api/cars/featured"))),
    orNothing(api("GET /api/subscription-plans")),
    queryClient.prefetchQuery(mineQuery(api)),
    queryClient.prefetchQuery(choicesQuery(api, search)),
    asksForResults(search) && queryClient.prefetchQuery(resultsQuery(api, search)),
    queryClient.prefetchQuery(siteQuery(api)),
    messages.load("common", "home", "welcome", "listings", "own", "reference"),
  ]);
  return { firstName: account.firstName, figures, featured, plans };
}
export type WelcomeData = Awaited<ReturnType<typeof loadWelcome>>;
