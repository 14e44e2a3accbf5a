import type { Account } from "#features/accounts/account.contract.ts";
import { cardList } from "#features/listings/card/card-list.ts";
import { cheaperQuery } from "#features/shortlist/favorites/favorites.api.ts";
import { recentQuery } from "#features/shortlist/recent/screens/recent.api.ts";
import { savedSearchesQuery } from "#features/shortlist/saved-searches/screens/saved-searches.api.ts";
import type { PageContext } from "#platform/page/context.ts";
import { siteQuery } from "#ui/shell/document.page.ts";
import { choicesQuery, likeQuery, mineQuery, resultsQuery } from "./welcome.api.ts";
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
    queryClient.prefetchQuery(savedSearchesQuery(api)),
    queryClient.prefetchQuery(cheaperQuery(api)),
    prefetchSeen(context),
    queryClient.prefetchQuery(choicesQuery(api, search)),
    asksForResults(search) && queryClient.prefetchQuery(resultsQuery(api, search)),
    queryClient.prefetchQuery(siteQuery(api)),
    messages.load("common", "home", "welcome", "listings", "own", "reference", "shortlist", "saved-searches"),
  ]);
  return { firstName: account.firstName, figures, featured, plans };
}
/** What the account keeps, and what is like the last of it; what the device keeps comes once the page is alive. */
async function prefetchSeen({ api, queryClient }: PageContext): Promise<void> {
  const recent = await queryClient.fetchQuery(recentQuery(api)).catch(() => undefined);
  const last = recent?.kept && recent.data[0];
  if (last) await queryClient.prefetchQuery(likeQuery(api, last.id));
}
export type WelcomeData = Awaited<ReturnType<typeof loadWelcome>>;
