import arabicFont from "@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url";
import latinFont from "@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url";
import type { PageContext } from "#platform/page/context.ts";
import type { Head } from "#platform/page/routing.ts";

/** Loads what every page needs: the shell's words, the market's name and contact. */
export async function loadDocument(context: PageContext): Promise<void> {
  await context.messages.load("common", "reference");
  await loadSite(context);
}

/** The head that a page may refine. */
export function documentHead({ context, isMissing }: { context: PageContext; isMissing: boolean }): Head {
  const { language, t } = context.messages;
  const name = siteNameNow(context);
  const title = isMissing
    ? t("common.pageTitle", { page: t("common.notFoundTitle"), name })
    : t("common.defaultTitle", { name });
  const description = t("common.defaultDescription");
  return {
    meta: [
      { title },
      { name: "description", content: description },
      { name: "application-name", content: name },
      { name: "apple-mobile-web-app-title", content: name },
      { name: "format-detection", content: "telephone=no" },
      { property: "og:site_name", content: name },
      { property: "og:type", content: "website" },
      { property: "og:locale", content: language === "ar" ? "ar_LB" : "en_LB" },
      { property: "og:title", content: title },
      { property: "og:description", content: description },
    ],
    links: [
      {
        rel: "preload",
        as: "font",
        type: "font/woff2",
        href: language === "ar" ? arabicFont : latinFont,
        crossorigin: "anonymous",
      },
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
      { rel: "icon", href: "/favicon-48.png", type: "image/png", sizes: "48x48" },
      { rel: "apple-touch-icon", href: "/app-icon-180.png" },
      { rel: "manifest", href: `/app.webmanifest?lang=${language}` },
    ],
  };
}

export type Site = Awaited<ReturnType<ReturnType<typeof siteQuery>["queryFn"]>>;

export const siteQuery = (api: PageContext["api"]) => ({
  queryKey: ["site"],
  queryFn: () => api("GET /api/site"),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The market's name as the settings have it; the word of the messages until they are read. */
export function siteNameNow({ queryClient, messages, api }: PageContext): string {
  const site = queryClient.getQueryData(siteQuery(api).queryKey) as Site | undefined;
  return site ? siteName(site, messages.language) : messages.t("common.siteName");
}

export const siteName = (site: Pick<Site, "nameAr" | "nameEn">, language: "ar" | "en") =>
  language === "ar" ? site.nameAr : site.nameEn;

/** A market whose settings cannot be read keeps its frame, without contact, so that the error screen has a place. */
async function loadSite({ api, queryClient, messages }: PageContext): Promise<Site> {
  try {
    return await queryClient.ensureQueryData(siteQuery(api));
  } catch {
    const name = messages.t("common.siteName");
    const unknown: Site = {
      nameEn: name,
      nameAr: name,
      taglineEn: "",
      taglineAr: "",
      descriptionEn: "",
      descriptionAr: "",
      phone: "",
      email: "",
      whatsapp: "",
      exchangeRates: { lbp: 0, eur: 0, asOf: "" },
      everyListingReviewed: false,
      phoneCodes: [],
      showAdminLink: false,
    };
    queryClient.setQueryData(siteQuery(api).queryKey, unknown);
    return unknown;
  }
}
