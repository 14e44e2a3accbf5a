import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { turnAt } from "#features/listings/featured-turn.ts";
import type { Cards } from "#features/listings/kept-cards.ts";
import { findBySerial } from "#features/listings/listing.queries.ts";
import { serialOf } from "#features/listings/ref.ts";
import { looksLikeBot } from "#features/listings/verbs/record-event.ts";
import { kmFrom } from "#features/reference/distances.ts";
import type { PlaceSlug, VehicleType } from "#features/reference/enumerations.ts";
import { places } from "#features/reference/reference.ts";
import { memoWhile } from "#platform/cache/memo.ts";
import { readsOf } from "#platform/db/connect.ts";
import type { Actor } from "#platform/http/actor.ts";
import { serve } from "#platform/http/contract.ts";
import { type Visitor, visitorHash } from "#platform/http/visitor.ts";
import { foldText } from "#text/fold.ts";
import { type Criteria, countedFrom, filtersOf } from "./criteria.ts";
import { type ListedInMemory, whatIsListed } from "./listed.ts";
import { countMarket } from "./market-figures.queries.ts";
import { findDistricts } from "./nearby/places-map.queries.ts";
import { type DistrictFigures, presentMap, wherever } from "./nearby/places-map.ts";
import { type MarketFigures, searchContract } from "./search.contract.ts";
import { type SearchListings, searchIn } from "./search.query.ts";
import type { ListingQuery } from "./search.query-schema.ts";
import type { ListingPage } from "./search-answer.schema.ts";
import { suggester } from "./suggest.ts";
import { searchReader } from "./understand.ts";
import { askedFor, criteriaOf } from "./unmet/asked-for.ts";
import { countUnmet } from "./unmet/count-unmet.ts";
import { presentWay } from "./ways/present-way.ts";
import { few, findWays } from "./ways/ways.ts";

/** `search` answers from memory; without it every search asks the database. */
export interface SearchDeps extends Deps, ListedInMemory {
  search?: SearchListings;
  /** From memory; undefined where that does not know. */
  districts?: (criteria: Criteria) => DistrictFigures[] | undefined;
}

/** The search of the market, what it suggests while a user types, and the figures that pages claim. */
export async function searchRoutes(
  app: FastifyInstance,
  {
    db: primary,
    clock,
    config,
    search = searchIn(primary),
    knownWords = () => undefined,
    listedModels = () => undefined,
    districts = () => undefined,
    listingsVersion = () => undefined,
    tablesVersion = () => undefined,
    cards,
  }: SearchDeps & { cards: Cards },
): Promise<void> {
  const db = readsOf(primary);
  const suggest = suggester(db, clock);
  const readSearch = searchReader(whatIsListed(db, clock, { knownWords, listedModels }));

  const market = memoWhile(
    () => sumOf(listingsVersion(), tablesVersion("users")),
    () => countMarket(db),
  );

  /** The page with the one listing whose short number is asked for; undefined where the search is for something else. */
  async function byShortNumber({ ref, search: typed }: ListingQuery): Promise<ListingPage | undefined> {
    const serial = serialOf(ref ?? typed ?? "");
    const listing = serial === undefined ? undefined : await findBySerial(db, serial);
    // What was typed into the search may be a price as well.
    if (!listing && ref === undefined) return undefined;
    const data = await cards.of(listing ? [listing.id] : []);
    return {
      data,
      total: data.length,
      page: 1,
      totalPages: data.length,
      ...(typed && { understood: nothing }),
    };
  }

  /** What a query looks for, its words among it. */
  async function understand(query: ListingQuery) {
    const explicit = filtersOf(query, clock());
    const read = await readSearch(query, explicit, clock());
    const { vehicleType, userId, dealer } = query;
    const filters = { ...read.filters, ...explicit };
    const at = countedFrom(clock());
    const criteria: Criteria = { vehicleType, userId, dealer, filters, words: read.words, at };
    return { criteria, read };
  }

  const unmet = countUnmet(primary, app.log);
  app.addHook("onClose", () => unmet.stop());

  /** Counts what was asked for and is not there; what else the search was narrowed by is no reason to say so. */
  async function noteUnmet(criteria: Criteria, { ip, headers }: Visitor, actor: Actor | undefined) {
    if (ip === undefined || looksLikeBot(headers?.["user-agent"])) return;
    const asked = askedFor(criteria);
    if (!asked || (criteria.userId !== undefined && actor?.id === criteria.userId)) return;
    const counted = unmet.first(asked, actor?.id ?? visitorHash({ ip }, config.sessionSecret), clock());
    if (!counted) return;
    const { total } = await search(criteriaOf(asked), { sort: "newest", page: 1, limit: 1 }, false);
    if (total <= (asked.sellerId ? 0 : few)) counted(total);
  }

  serve(app, "Listings", searchContract, {
    "GET /api/cars": async ({ query, request, actor }) => {
      const named = await byShortNumber(query);
      if (named) return named;
      const { criteria, read } = await understand(query);
      const { page, limit } = query;
      // Where nothing is near, nothing is nearest.
      const { near } = criteria.filters;
      const sort = query.sort === "distance" && !near ? "default" : query.sort;
      const order = { sort: read.sort ?? sort, ...(sort === "default" && { rank: read.rank }) };
      const found = await search(criteria, { ...order, page, limit, turn: turnAt(clock()) }, query.facets);
      const goesOn = found.total <= few && page === 1 && limit > few;
      const ways = goesOn ? await findWays(search, criteria, found.total) : [];
      if (goesOn) await noteUnmet(criteria, request, actor);
      const data = await cards.of(found.ids);
      return {
        data,
        ...(near && { distances: distancesTo(near, data) }),
        total: found.total,
        page,
        totalPages: Math.ceil(found.total / limit),
        ...(found.facets && { facets: found.facets }),
        ...(query.search && {
          understood: { ...read.understood, missing: asTyped(read.understood.text, found.missing ?? []) },
        }),
        ...(goesOn && { ways: ways.map((way) => presentWay(request, criteria, read.understood.text, way)) }),
      };
    },

    "GET /api/cars/map": async ({ query }) => {
      const criteria = wherever((await understand(query)).criteria);
      return { data: presentMap(districts(criteria) ?? (await findDistricts(db, criteria))) };
    },

    "GET /api/cars/suggest": async ({ query, request }) => ({
      data: await suggest(query.q, query.vehicleType, request.language),
    }),

    "GET /api/site/figures": async () => readFigures(await market(), search),
  });
}

const nothing = { filters: [], text: "", missing: [] };

/** By place, so that a card is the same object whatever it is near. */
const distancesTo = (near: PlaceSlug, listings: ListingPage["data"]) =>
  Object.fromEntries(
    listings.flatMap(({ city }) => {
      const km = kmFrom(near).get(city);
      return km === undefined ? [] : [[city, km]];
    }),
  );

/** Those words of a text that are missing, as they were typed. */
const asTyped = (text: string, missing: readonly string[]) =>
  text.split(" ").filter((word) => {
    const folded = foldText(word).split(" ").filter(Boolean);
    return folded.length > 0 && folded.every((one) => missing.includes(one));
  });

/** Both only grow. */
const sumOf = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? undefined : one + other;

/** As they are at this moment, so that pages claim what is there: by the search itself, which has all counts in memory. */
async function readFigures(
  { dealers, featured }: Awaited<ReturnType<typeof countMarket>>,
  search: SearchListings,
): Promise<MarketFigures> {
  const everything = (vehicleType: VehicleType) =>
    search({ vehicleType, filters: {}, words: [] }, { sort: "newest", page: 1, limit: 1 }, true);
  const [cars, motorcycles] = await Promise.all([everything("car"), everything("motorcycle")]);
  return {
    listings: cars.total + motorcycles.total,
    cars: cars.total,
    motorcycles: motorcycles.total,
    featured,
    approvedDealers: dealers,
    places: places.length,
    // The tiles of the landing page lead to cars of a category; motorcycles have a tile of their own.
    categories: cars.facets?.category ?? {},
  };
}
