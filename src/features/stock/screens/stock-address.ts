import { vehicleTypes } from "#features/reference/enumerations.ts";
import type { StockFilter } from "../stock.schema.ts";
import { photoStates, pricePositions, stockSorts, stockStates } from "../stock-words.ts";
import type { AskedStock } from "./stock.api.ts";

/** What of an address the list is asked for; what is none of it is left out. */
export function readStock(address: Readonly<Record<string, unknown>>): AskedStock {
  const oneOf = <T extends string>(key: string, values: readonly T[]) =>
    values.find((value) => value === address[key]);
  const text = typeof address.q === "string" ? address.q.trim().slice(0, 100) : "";
  const days = Number(address.days);
  const page = Number(address.page);
  const filter: StockFilter = Object.fromEntries(
    Object.entries({
      search: text || undefined,
      state: oneOf("state", stockStates),
      vehicleType: oneOf("type", vehicleTypes),
      photos: oneOf("photos", photoStates),
      position: oneOf("position", pricePositions),
      days: Number.isInteger(days) && days >= 1 && days <= 3650 ? days : undefined,
    }).filter(([, value]) => value !== undefined),
  );
  return {
    filter,
    sort: oneOf("sort", stockSorts) ?? "days",
    page: Number.isInteger(page) && page >= 1 && page <= 9999 ? page : 1,
  };
}

/** The same as the address says it. */
export const addressOf = ({ search, vehicleType, days, ...same }: StockFilter) => ({
  q: search,
  type: vehicleType,
  days: days === undefined ? undefined : String(days),
  ...same,
});
