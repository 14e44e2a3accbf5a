import { mileage, owners } from "#features/listings/facts/facts.ts";
import { browsePaths } from "#features/listings/paths.ts";
import type { Wording } from "#i18n/wording.ts";
import { alternateLinks } from "#platform/page/alternate-links.ts";
import { breadcrumbData, structuredData } from "#platform/page/structured-data.ts";
import { type PageOfListing, vehicleData } from "./structured-data.ts";

type Page = Omit<PageOfListing, "url">;

/** The head of a listing's page: what search engines, chats and social networks show of it. */
export function detailHead(page: Page, wording: Wording) {
  const { listing, publicUrl, siteName } = page;
  const { language } = wording;
  const path = `/cars/${listing.id}`;
  const links = alternateLinks(publicUrl, path, language);
  const url = links[0]?.href ?? path;
  const title = detailTitle(page, wording);
  const description = detailDescription(page, wording);
  const picture = `${publicUrl}/og${path}.jpg?lang=${language}`;
  const meta = [
    { title },
    { name: "description", content: description },
    { property: "og:type", content: "product" },
    { property: "og:site_name", content: siteName },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:locale", content: language === "ar" ? "ar_LB" : "en_LB" },
    { property: "og:image", content: picture },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: `${page.vehicle} ${wording.plain(listing.year)}` },
    { property: "product:price:amount", content: String(listing.price) },
    { property: "product:price:currency", content: listing.currency.toUpperCase() },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: picture },
  ];
  const scripts = [
    structuredData(vehicleData({ ...page, url }, wording)),
    structuredData(breadcrumbData(crumbsOf(page, wording))),
  ];
  return { meta, links, scripts };
}

/** "Toyota Corolla 2015 – $12,800 – Beirut · Mishwar" */
export function detailTitle(
  { listing, vehicle, siteName }: Page,
  { t, name, money, plain }: Wording,
): string {
  return t("detail.headTitle", {
    vehicle: `${vehicle} ${plain(listing.year)}`,
    price: money(listing.price, listing.currency),
    place: name("place", listing.city),
    site: siteName,
  });
}

function detailDescription({ listing, vehicle, siteName }: Page, wording: Wording): string {
  const { t, name, money, plain } = wording;
  const facts = [
    `${vehicle} ${plain(listing.year)}`,
    mileage(listing, wording),
    listing.gearType && name("gearType", listing.gearType),
    listing.fuelType && name("fuelType", listing.fuelType),
    owners(listing, wording),
  ];
  return t("detail.headText", {
    facts: facts.filter(Boolean).join(wording.language === "ar" ? "، " : ", "),
    price: money(listing.price, listing.currency),
    place: name("place", listing.city),
    site: siteName,
  });
}

/** The way to a listing: the market, its kind of vehicle, the brand, the model. */
export function crumbsOf({ listing, publicUrl, modelName }: Page, { t, name }: Wording) {
  const motorcycle = listing.vehicleType === "motorcycle";
  const kind = publicUrl + browsePaths[listing.vehicleType];
  const brand = `${kind}?brand=${encodeURIComponent(listing.brand)}`;
  return [
    { name: t("common.home"), url: `${publicUrl}/` },
    { name: t(motorcycle ? "common.motorcycles" : "common.cars"), url: kind },
    { name: name("brand", listing.brand), url: brand },
    { name: modelName, url: `${brand}&model=${encodeURIComponent(listing.model)}` },
  ];
}
