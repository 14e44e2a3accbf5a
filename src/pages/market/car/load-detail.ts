import type { Report } from "#features/inspections/inspection.schema.ts";
import { type CardList, cardList } from "#features/listings/card/card-list.ts";
import type { PublicListing } from "#features/listings/listing.schema.ts";
import type { VehicleCosts } from "#features/ownership-costs/cost.schema.ts";
import type { Trust } from "#features/trust/trust.contract.ts";
import { ApiError } from "#platform/http/api.ts";
import type { PageContext } from "#platform/page/context.ts";
import { notFound } from "#platform/page/routing.ts";
import { siteName, siteQuery } from "#ui/shell/document.page.ts";
import type { DetailData, Loading } from "./detail.api.ts";
import { ownPartsReady } from "./own-parts.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What the page of a listing shows; 404 for what is not there, 410 for what has expired, both with others: like it where that is known. */
export async function loadDetail({ context, params }: Loading): Promise<DetailData> {
  const { api, messages, queryClient } = context;
  const words = messages.load(
    "common",
    "listings",
    "listing-fields",
    "detail",
    "reference",
    "inspection-shown",
  );
  const [found, similar, costs, site] = await Promise.all([
    findListing(api, params.id),
    findSimilar(api, params.id),
    findCosts(api, params.id),
    queryClient.ensureQueryData(siteQuery(api)),
    words,
  ]);
  if (found === "missing") {
    const isLike = similar.count > 0;
    const others = isLike ? similar : await findOthers(api, params.id);
    if (others.count === 0) throw notFound();
    context.answerWith?.(404);
    return { state: "missing", similar: others, isLike, vehicleType: kindOf(others) };
  }
  if (found === "gone") {
    context.answerWith?.(410);
    return { state: "gone", similar, isLike: true, vehicleType: kindOf(similar) };
  }
  const [modelName, trust, reports] = await Promise.all([
    findModelName(api, found, messages.language),
    found.own ? null : findTrust(api, found.id),
    found.own ? findReports(api, found.id) : [],
    found.own && prepareOwn(context),
  ]);
  return {
    state: "shown",
    listing: found,
    similar,
    vehicle: `${messages.name("brand", found.brand)} ${modelName}`,
    modelName,
    siteName: siteName(site, messages.language),
    lbpRate: site.exchangeRates.lbp,
    costs,
    trust,
    reports,
  };
}

async function prepareOwn({ messages, showScreen }: PageContext): Promise<void> {
  showScreen?.("/cars/$id", "/cars/$id#own");
  await Promise.all([
    messages.load("own", "own-actions", "own-page", "appeals", "papers", "inspections"),
    ownPartsReady(),
  ]);
}

type Api = PageContext["api"];

async function findListing(api: Api, id: string): Promise<PublicListing | "missing" | "gone"> {
  // An address that cannot be a listing's is answered as one that is not there.
  if (!uuid.test(id)) return "missing";
  try {
    return await api("GET /api/cars/:id", { params: { id } });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return "missing";
    if (error instanceof ApiError && error.status === 410) return "gone";
    throw error;
  }
}

/** What else there is; a page without it is still a page. */
const findSimilar = async (api: Api, id: string): Promise<CardList> =>
  !uuid.test(id)
    ? none
    : cardList(api("GET /api/cars/:id/similar", { params: { id }, query: { limit: 6 } })).catch(() => none);
const none: CardList = { count: 0 };
const kindOf = ({ cards }: CardList) => cards?.[0]?.vehicleType ?? "car";

/** What the market has: what was never on sale stays unsaid. */
const findOthers = async (api: Api, id: string): Promise<CardList> =>
  !uuid.test(id)
    ? none
    : cardList(api("GET /api/cars", { query: { limit: 6 } }).then(({ data }) => data)).catch(() => none);

/** What it costs to own; a page without it is still a page. */
const findCosts = async (api: Api, id: string): Promise<VehicleCosts | null> =>
  uuid.test(id) ? api("GET /api/cars/:id/costs", { params: { id } }).catch(() => null) : null;

/** What is known of its seller and of the vehicle's past here; a page without it is still a page. */
const findTrust = (api: Api, id: string): Promise<Trust | null> =>
  api("GET /api/cars/:id/trust", { params: { id } }).catch(() => null);

/** Reports of inspections of an own listing; a page without them is still a page. */
const findReports = (api: Api, id: string): Promise<readonly Report[]> =>
  api("GET /api/cars/:id/inspections", { params: { id } }).then(
    ({ data }) => data,
    () => [],
  );

/** The model in the words of the page; as the seller wrote it where its brand has no such model. */
async function findModelName(api: Api, listing: PublicListing, language: "ar" | "en"): Promise<string> {
  const { vehicleType, brand } = listing;
  const call = "GET /api/reference/brands/:vehicleType/:brand/models";
  const models = await api(call, { params: { vehicleType, brand } }).catch(() => []);
  return models.find(({ slug }) => slug === listing.model)?.[language] ?? listing.model;
}
