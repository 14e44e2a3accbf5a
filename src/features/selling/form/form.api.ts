import { queryOptions } from "@tanstack/react-query";
import type { VehicleType } from "#features/reference/enumerations.ts";
import type { PageContext } from "#platform/page/context.ts";
import { typedNumber } from "../typed-number.ts";
import type { Fields } from "./fields.ts";

type Api = PageContext["api"];

/** The models of a brand with what each usually is. */
export const usualQuery = (api: Api, vehicleType: VehicleType, brand: string) =>
  queryOptions({
    queryKey: ["usual", vehicleType, brand],
    queryFn: ({ signal }) =>
      api("GET /api/reference/brands/:vehicleType/:brand/models", { params: { vehicleType, brand }, signal }),
    enabled: brand !== "",
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Nobody is asked about a price while it is typed. */
const pauseMs = 400;

/** What a price is, in percent, of what others ask where it is far below; null where it is not. */
export function priceCheckQuery(api: Api, vehicleType: VehicleType, fields: Asked) {
  const { brand, model, currency } = fields;
  const [year, price] = [typedNumber(fields.year), typedNumber(fields.price)];
  return queryOptions({
    queryKey: ["price-check", vehicleType, brand, model, year, price, currency],
    queryFn: async ({ signal }) => {
      await paused(pauseMs, signal);
      const query = { vehicleType, brand, model, year: Number(year), price: Number(price), currency };
      return api("GET /api/price-check", { query, signal });
    },
    enabled: Boolean(brand && model) && typeof year === "number" && typeof price === "number" && price > 0,
    staleTime: 5 * 60_000,
    retry: false,
  });
}
type Asked = Pick<Fields, "brand" | "model" | "year" | "price" | "currency">;

/** Waits, unless another is asked for meanwhile. */
export const paused = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

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
