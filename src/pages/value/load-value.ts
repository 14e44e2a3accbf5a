import { queryOptions } from "@tanstack/react-query";
import { type CardList, cardList } from "#features/listings/card/card-list.ts";
import { browsePaths } from "#features/listings/paths.ts";
import { modelValuesQuery, valuedModelsQuery, valueQuery } from "#features/pricing/value.api.ts";
import type { Value } from "#features/pricing/value.contract.ts";
import {
  type Details,
  readDetails,
  readForm,
  readValuePath,
  type ValueOf,
  valuePath,
} from "#features/pricing/value-address.ts";
import { brandsQuery, modelsQuery } from "#features/search/search.api.ts";
import { queryString } from "#platform/http/api.ts";
import type { PageContext } from "#platform/page/context.ts";
import { notFound, redirect } from "#platform/page/routing.ts";

type Api = PageContext["api"];
export type RawSearch = Readonly<Record<string, unknown>>;

/** A vehicle of which a value can be told. */
export type Vehicle = Required<ValueOf>;
export const isVehicle = (of: ValueOf): of is Vehicle =>
  of.brand !== undefined && of.model !== undefined && of.year !== undefined;

export const askedOf = ({ vehicleType, brand, model, year }: Vehicle, details: Details) => ({
  ...{ vehicleType, brand, model, year },
  ...details,
});

/** Where listings like it are offered: of its model, about its year, in the range. */
export function listingsLike(
  { vehicleType, brand, model, year }: Vehicle,
  { low, high }: Pick<Value, "low" | "high">,
) {
  const search = {
    brand: [brand],
    model: [model],
    yearMin: year - 1,
    yearMax: year + 1,
    priceMin: low,
    priceMax: high,
  };
  return { to: browsePaths[vehicleType], search, query: { vehicleType, ...search } };
}

const mostCards = 3;

/** The newest listings in the range, and how many there are. */
export const inRangeQuery = (api: Api, of: Vehicle, value: Value) =>
  queryOptions({
    queryKey: ["value", "in range", valuePath(of), value.low, value.high],
    queryFn: async (): Promise<{ total: number; list: CardList }> => {
      const answer = api("GET /api/cars", { query: { ...listingsLike(of, value).query, limit: mostCards } });
      const [list, { total }] = await Promise.all([cardList(answer.then(({ data }) => data)), answer]);
      return { total, list };
    },
  });

const words = ["common", "landings", "listing-fields", "listings", "reference", "value"] as const;

/**
 * `/value…`: 404 for a maker or a model that nobody knows. A form that was sent without a script is led to the address that says
 * the same.
 */
export async function loadValue(context: PageContext, rest: string, search: RawSearch): Promise<void> {
  const { api, messages, queryClient } = context;
  const sent = rest === "" ? readForm(search) : undefined;
  const of = sent ?? readValuePath(rest);
  if (!of) throw notFound();
  const { vehicleType, brand } = of;
  const [brands, models] = await Promise.all([
    queryClient.ensureQueryData(brandsQuery(api, vehicleType)),
    brand === undefined
      ? []
      : queryClient.ensureQueryData(modelsQuery(api, vehicleType, [brand])).catch(() => []),
    messages.load(...words),
  ]);
  if (brand !== undefined && !brands.some(({ slug }) => slug === brand)) throw notFound();
  const isKnown = of.model === undefined || models.some(({ slug }) => slug === of.model);
  if (sent)
    throw redirect({ href: addressOf(isKnown ? sent : { ...sent, model: undefined }), statusCode: 302 });
  if (!isKnown) throw notFound();
  await loadValues(context, of, readDetails(vehicleType, search));
}

async function loadValues({ api, queryClient }: PageContext, of: ValueOf, details: Details): Promise<void> {
  const { vehicleType, brand, model } = of;
  if (brand === undefined || model === undefined) {
    await queryClient.prefetchQuery(valuedModelsQuery(api, vehicleType, brand));
    return;
  }
  const [value] = await Promise.all([
    isVehicle(of) && queryClient.ensureQueryData(valueQuery(api, askedOf(of, details))),
    queryClient.ensureQueryData(modelValuesQuery(api, vehicleType, brand, model)),
  ]);
  if (value && isVehicle(of)) await queryClient.prefetchQuery(inRangeQuery(api, of, value));
}

/** The address that says what a form says; what does not stand in the path is its query. */
export function addressOf({
  mileage,
  gearType,
  condition,
  ...of
}: { [K in keyof (ValueOf & Details)]: (ValueOf & Details)[K] | undefined } & Pick<
  ValueOf,
  "vehicleType"
>): string {
  const { vehicleType, brand, model, year } = of;
  const inPath = brand !== undefined && model !== undefined;
  const path = valuePath({
    vehicleType,
    ...(brand !== undefined && { brand }),
    ...(model !== undefined && { model }),
    ...(year !== undefined && { year }),
  });
  return path + queryString({ ...(!inPath && { year }), mileage, gearType, condition });
}
