import { queryOptions } from "@tanstack/react-query";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { ApiError, type Calls } from "#platform/http/api.ts";
import type { PageContext } from "#platform/page/context.ts";

type Api = PageContext["api"];

/** What is unknown, or cannot be asked for, is nothing; what failed is a failure. */
async function known<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

/** What a vehicle is worth; null where nothing can be said. */
export const valueQuery = (api: Api, asked: Calls["GET /api/value"]["query"]) =>
  queryOptions({
    queryKey: ["value", asked],
    queryFn: ({ signal }) => known(api("GET /api/value", { query: asked, signal })),
  });

/** What a model is worth by its year; null where nothing can be said. */
export const modelValuesQuery = (api: Api, vehicleType: VehicleType, brand: string, model: string) =>
  queryOptions({
    queryKey: ["value", "model", vehicleType, brand, model],
    queryFn: ({ signal }) =>
      known(
        api("GET /api/value/models/:vehicleType/:brand/:model", {
          params: { vehicleType, brand, model },
          signal,
        }),
      ),
  });

/** The models of which enough is listed. */
export const valuedModelsQuery = (api: Api, vehicleType: VehicleType, brand?: string) =>
  queryOptions({
    queryKey: ["value", "models", vehicleType, brand],
    queryFn: ({ signal }) =>
      api("GET /api/value/models/:vehicleType", {
        params: { vehicleType },
        query: brand === undefined ? {} : { brand, limit: 60 },
        signal,
      }),
  });
