import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Field } from "#features/listings/fields.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { ApiError, type Calls } from "#platform/http/api.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { Fields } from "../form/fields.ts";
import { paused } from "../form/form.api.ts";
import { saidOf } from "../form/said-of.ts";

type Asked = Calls["GET /api/price-guide"]["query"];

/** Nothing is asked while a field is typed in. */
const pauseMs = 500;

/** What prices hang on, as far as the calls ask. */
const priced = [
  "condition",
  "category",
  "mileage",
  "gearType",
  "fuelType",
  "driveType",
  "bodyType",
  "motorcycleType",
  "source",
  "customs",
  "titleStatus",
  "accidentHistory",
  "licenseValid",
  "horsepower",
  "engineCapacity",
  "bikeEngineSize",
] as const satisfies Field[];

/** What is asked of a form as it is filled in; `except` the listing that is edited. Undefined until it says which vehicle it is. */
export function askedOf(vehicleType: VehicleType, fields: Fields, except?: string): Asked | undefined {
  const said = saidOf(vehicleType, fields, priced);
  return said && { ...said, ...(except !== undefined && { except }) };
}

/** What is told of a vehicle and its price; the last answer stays until the next one comes. null: what was asked is refused. */
export const guideQuery = (api: PageContext["api"], asked: Asked | undefined) =>
  queryOptions({
    queryKey: ["price-guide", asked],
    queryFn: async ({ signal }) => {
      await paused(pauseMs, signal);
      return api("GET /api/price-guide", { query: asked as Asked, signal }).catch((error) => {
        if (error instanceof ApiError && error.status === 400) return null;
        throw error;
      });
    },
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
    retry: false,
  });
