import { queryOptions } from "@tanstack/react-query";
import type { VehicleType } from "#features/reference/enumerations.ts";
import type { PageContext } from "#platform/page/context.ts";

type Api = PageContext["api"];

/** Whether the seller may add one more: asked before the form is filled in. */
export const limitQuery = (api: Api, vehicleType: VehicleType) =>
  queryOptions({
    queryKey: ["limit", vehicleType],
    queryFn: ({ signal }) =>
      api("GET /api/subscription/limits/:type", {
        params: { type: vehicleType === "car" ? "add_car" : "add_motorcycle" },
        signal,
      }),
    staleTime: 30_000,
  });
