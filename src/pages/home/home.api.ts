import { cardList } from "#features/listings/card/card-list.ts";
import type { PageContext } from "#platform/page/context.ts";
import { siteName, siteQuery } from "#ui/shell/document.page.ts";

/** How many of the latest cars the page shows. */
const latestCount = 6;

type Loading = { context: PageContext };
export type HomeData = Awaited<ReturnType<typeof loadHome>>;

/**
 * What the landing page shows. A part that cannot be read is left out (`undefined`), and the page says so in its place;
 * the rest stays.
 */
export async function loadHome({ context: { api, messages, queryClient } }: Loading) {
  const orNothing = <T>(answer: Promise<T>) => answer.catch(() => undefined);
  const newest = api("GET /api/cars", { query: { sort: "newest", limit: latestCount } });
  const [figures, featured, latest, plans, site] = await Promise.all([
    orNothing(api("GET /api/site/figures")),
    orNothing(cardList(api("GET /api/cars/featured"))),
    orNothing(cardList(newest.then(({ data }) => data))),
    orNothing(api("GET /api/subscription-plans")),
    orNothing(queryClient.ensureQueryData(siteQuery(api))),
    messages.load("common", "home", "listings", "reference"),
  ]);
  const name = site ? siteName(site, messages.language) : messages.t("common.siteName");
  return {
    figures,
    featured,
    latest,
    plans,
    site: {
      name,
      description: messages.language === "ar" ? site?.descriptionAr : site?.descriptionEn,
      phone: site?.phone,
      email: site?.email,
    },
  };
}

/** What the head of the page is made from. */
export interface HeadInput {
  match: Loading;
  loaderData?: HomeData;
}
