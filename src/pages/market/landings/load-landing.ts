import { queryOptions } from "@tanstack/react-query";
import { type CardList, cardList } from "#features/listings/card/card-list.ts";
import { modelValuesQuery } from "#features/pricing/value.api.ts";
import type { SearchPlace } from "#features/reference/enumerations.ts";
import type { Landing } from "#features/search/landings/landing.contract.ts";
import { type LandingOf, landingPath, readLanding } from "#features/search/landings/landing-address.ts";
import { crumbsOf, subjectOf, titleOf } from "#features/search/landings/names.ts";
import { sharePictureTags } from "#features/site/share-picture-tags.ts";
import { formatMoney, isolated } from "#i18n/format.ts";
import { ApiError } from "#platform/http/api.ts";
import { alternateLinks } from "#platform/page/alternate-links.ts";
import type { PageContext } from "#platform/page/context.ts";
import { notFound } from "#platform/page/routing.ts";
import { breadcrumbData, structuredData } from "#platform/page/structured-data.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";

type Api = PageContext["api"];
const newestCount = 6;

export const landingQuery = (api: Api, { vehicleType, ...query }: LandingOf) =>
  queryOptions({
    queryKey: ["landing", landingPath({ vehicleType, ...query })],
    queryFn: () => api("GET /api/landings/:vehicleType", { params: { vehicleType }, query }),
  });

/** The newest listings of what a page is about. */
export const newestQuery = (api: Api, { vehicleType, brand, model, city }: LandingOf) =>
  queryOptions({
    queryKey: ["landing", "newest", landingPath({ vehicleType, ...{ brand, model, city } } as LandingOf)],
    queryFn: async () => {
      const query = {
        vehicleType,
        ...(brand && { brand: [brand] }),
        ...(model && { model: [model] }),
        ...(city && { city: [city as SearchPlace] }),
        sort: "newest" as const,
        limit: newestCount,
      };
      return cardList(api("GET /api/cars", { query }).then(({ data }) => data));
    },
  });

const words = ["common", "landings", "listings", "reference"] as const;

/** `/seo/…`: 404 where nothing is listed. */
export async function loadLanding(context: PageContext, rest: string): Promise<void> {
  const { api, messages, queryClient } = context;
  const of = readLanding(rest);
  if (!of) throw notFound();
  try {
    await Promise.all([
      queryClient.ensureQueryData(landingQuery(api, of)),
      queryClient.prefetchQuery(newestQuery(api, of)),
      of.brand !== undefined &&
        of.model !== undefined &&
        queryClient.prefetchQuery(modelValuesQuery(api, of.vehicleType, of.brand, of.model)),
      messages.load(...words, ...(of.model === undefined ? [] : (["value"] as const))),
    ]);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound();
    throw error;
  }
}

export function headOfLanding(context: PageContext, rest: string) {
  const { api, messages, publicUrl, queryClient } = context;
  const of = readLanding(rest);
  const landing = of && queryClient.getQueryData<Landing>(landingQuery(api, of).queryKey);
  if (!of || !landing) return {};
  const newest = queryClient.getQueryData<CardList>(newestQuery(api, of).queryKey);
  const { language, t } = messages;
  const siteName = siteNameNow(context);
  const price = (value: number | null) => isolated(formatMoney(language, Math.round(value ?? 0), "usd"));
  const page = titleOf(messages, of, landing);
  const description = t("landings.description", {
    subject: subjectOf(messages, of, landing),
    count: landing.count,
    lowest: price(landing.lowestUsd),
    highest: price(landing.highestUsd),
  });
  const links = alternateLinks(publicUrl, landingPath(of), language);
  const crumbs = crumbsOf(messages, of, landing);
  return {
    meta: [
      { title: t("common.pageTitle", { page, name: siteName }) },
      { name: "description", content: description },
      { property: "og:title", content: page },
      { property: "og:description", content: description },
      { property: "og:url", content: links[0]?.href },
      ...sharePictureTags(publicUrl, language, siteName),
    ],
    links,
    scripts: [
      structuredData(breadcrumbData(crumbs.map(({ name, path }) => ({ name, url: publicUrl + path })))),
      structuredData({
        "@context": "https://schema.org",
        "@type": "ItemList",
        name: page,
        numberOfItems: landing.count,
        itemListElement: (newest?.cards ?? []).map((car, index) => ({
          "@type": "ListItem",
          position: index + 1,
          url: `${publicUrl}/cars/${car.id}`,
          name: car.name[language],
        })),
      }),
    ],
  };
}
