import { alternateLinks } from "#platform/page/alternate-links.ts";
import type { PageContext } from "#platform/page/context.ts";
import { siteName, siteQuery } from "#ui/shell/document.page.ts";
import { marketData, organisationData } from "./structured-data.ts";

/** How many of the latest cars the page shows (spec §9, Page sizes). */
const latestCount = 6;

type Loading = { context: PageContext };
type HomeData = Awaited<ReturnType<typeof loadHome>>;

/** A part that cannot be read is left out (`undefined`), and the page says so in its place; the rest stays. */
async function loadHome({ context: { api, messages, queryClient } }: Loading) {
  const orNothing = <T>(answer: Promise<T>) => answer.catch(() => undefined);
  const [figures, latest, plans, site] = await Promise.all([
    orNothing(api("GET /api/site/figures")),
    orNothing(api("GET /api/cars", { query: { sort: "newest", limit: latestCount } })),
    orNothing(api("GET /api/subscription-plans")),
    orNothing(queryClient.ensureQueryData(siteQuery(api))),
    messages.load("common", "home", "listings", "reference"),
  ]);
  const name = site ? siteName(site, messages.language) : messages.t("common.siteName");
  return { figures, latest: latest?.data, plans, site: { name, phone: site?.phone, email: site?.email } };
}

export const homePage = {
  loader: loadHome,
  staleTime: 60_000,
  head: ({ match, loaderData }: { match: Loading; loaderData?: HomeData }) => {
    const { messages, publicUrl } = match.context;
    if (!loaderData) return {};
    const { language, t } = messages;
    const { name, phone, email } = loaderData.site;
    const title = t("home.metaTitle", { name });
    const description = t("home.metaDescription", { count: loaderData.figures?.listings ?? 0 });
    const links = alternateLinks(publicUrl, "/", language);
    return {
      meta: [
        { title },
        { name: "description", content: description },
        { property: "og:title", content: title },
        { property: "og:description", content: description },
        { property: "og:url", content: links[0]?.href },
        { property: "og:image", content: `${publicUrl}/app-icon-512.png` },
        { name: "twitter:card", content: "summary" },
        { "script:ld+json": marketData(publicUrl, name, language) },
        { "script:ld+json": organisationData(publicUrl, { name, phone, email }) },
      ],
      links,
    };
  },
};
