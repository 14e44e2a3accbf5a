import type { VehicleType } from "#features/reference/enumerations.ts";
import { readSearch, type Search } from "#features/search/address/browse-search.ts";
import { modelNames, withUnderstood } from "#features/search/address/heading.ts";
import {
  type Asked,
  facetsQuery,
  loadAtOnce,
  modelsQuery,
  resultsQuery,
} from "#features/search/search.api.ts";
import type { Namespace } from "#i18n/catalogue.ts";
import { ApiError, parseQueryString, queryString } from "#platform/http/api.ts";
import type { PageContext } from "#platform/page/context.ts";
import { chunkOf, redirect } from "#platform/page/routing.ts";
import type { HeadInput, Loaded } from "./browse.head.ts";

interface LoaderInput {
  context: PageContext;
  deps: { search: Search };
  cause: "enter" | "stay" | "preload";
  location: { pathname: string; searchStr: string };
}

/** The chunk of these pages: their screen, and what their head says. */
const chunk = chunkOf(() => import("./browse.screen.ts"));

/** The screen, with the scripts of those parts that this page has: the filter column where there is room for one. */
export const browseScreen = async () => {
  const screen = await chunk();
  await screen.partsReady();
  return screen;
};

/** What the page of a search says; words may name a place to look around. */
const wordsOf = ({ near, view, search }: Search): Namespace[] => [
  ...(["common", "listings", "browse", "reference"] as const),
  ...(near || view === "map" || search ? (["nearby"] as const) : []),
];

/** On a slow network the page comes with skeletons after this long, instead of the old page staying. */
const patience = 400;

/** The browse page of one kind of vehicle: what its address says, what it loads, what its head says. */
export function browsePage(vehicleType: VehicleType) {
  return {
    validateSearch: (raw: object): Search => readSearch(vehicleType, { ...raw }),
    loaderDeps: ({ search }: { search: Search }) => ({ search }),
    loader: async ({ context, deps: { search }, cause, location }: LoaderInput): Promise<Loaded> => {
      redirectToCanonical(location, search);
      const words = context.messages.load(...wordsOf(search));
      const data = load(context, vehicleType, search, location);
      // Filtering shows at once what was asked, and the results when they come; the screen asks for them itself.
      const known = context.queryClient.getQueryData(
        resultsQuery(context.api, { vehicleType, search }).queryKey,
      );
      const patient = typeof window === "undefined" || known !== undefined;
      if (patient) {
        // Both at once: a call that fails before the words are there would be a rejection that nobody waits for.
        const [loaded] = await Promise.all([data, words]);
        return { vehicleType, ...loaded };
      }
      const soon = data.catch(() => undefined);
      await words;
      return {
        vehicleType,
        ...(cause === "enter" ? await Promise.race([soon, after(patience)]) : undefined),
      };
    },
    head: async (input: HeadInput) => (await chunk()).head(input),
  };
}

async function load(context: PageContext, vehicleType: VehicleType, search: Search, location: Place) {
  const { api, queryClient } = context;
  const asked = { vehicleType, search };
  try {
    const onServer = typeof window === "undefined";
    const [results, chosen] = await Promise.all([
      onServer ? loadAtOnce(context, asked) : queryClient.ensureQueryData(resultsQuery(api, asked)),
      namesOfModels(context, vehicleType, search),
      onServer || queryClient.ensureQueryData(facetsQuery(api, asked)),
      search.view === "map" && loadMap(context, asked),
    ]);
    if (results.total > 0 && results.page > results.totalPages) {
      throw redirect({ href: addressOf(location, { ...search, page: results.totalPages }) });
    }
    // The words of a search may name a model as well.
    const told = withUnderstood(search, results.understood);
    const models = told.brand === search.brand ? chosen : await namesOfModels(context, vehicleType, told);
    return { results, models };
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) throw withoutRefused(error, search, location);
    throw error;
  }
}

async function loadMap({ api, queryClient }: PageContext, asked: Asked) {
  const { placesMapQuery } = await import("#features/search/nearby/places-map.api.ts");
  await queryClient.ensureQueryData(placesMapQuery(api, asked));
}

/** Names are a courtesy: without them a model is called by its slug. */
async function namesOfModels(
  { api, queryClient, messages }: PageContext,
  vehicleType: VehicleType,
  search: Search,
) {
  const brands = search.brand ?? [];
  if (brands.length === 0) return {};
  const models = await queryClient
    .ensureQueryData(modelsQuery(api, vehicleType, brands, "families"))
    .catch(() => []);
  return modelNames(models, messages.language);
}

const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds));

const travelling = /^(utm_\w+|lang|gclid|fbclid)$/;
type Place = LoaderInput["location"];
const rawOf = ({ searchStr }: Place) => parseQueryString(searchStr.replace(/^\?/, ""));
const travellingIn = (location: Place) =>
  Object.fromEntries(Object.entries(rawOf(location)).filter(([name]) => travelling.test(name)));

/** The address of a search on this page, with the language and the campaign marks it was asked with. */
const addressOf = (location: Place, search: Search) =>
  location.pathname + queryString({ ...search, ...travellingIn(location) });

const written = (query: object) =>
  [...new URLSearchParams(queryString(query))].map(String).toSorted().join("&");

/** An address that says something else than what was understood leads to the one that says it; campaign marks stay. */
function redirectToCanonical(location: Place, search: Search) {
  if (typeof window !== "undefined") return;
  const raw = rawOf(location);
  if (written(raw) !== written({ ...search, ...travellingIn(location) })) {
    throw redirect({ href: addressOf(location, search), statusCode: 307 });
  }
}

/** The API knows more than the shape of a filter, such as which brands there are: go on without what it refused. */
function withoutRefused(error: ApiError, search: Search, location: Place) {
  const refused = Object.keys(error.errors ?? {}).map((field) => field.split(".")[0] ?? field);
  const rest = refused.length > 0 ? { ...search } : {};
  for (const field of refused) {
    delete rest[field as keyof Search];
    if (field === "brand") delete rest.model;
  }
  return redirect({ href: addressOf(location, rest), statusCode: 307 });
}
