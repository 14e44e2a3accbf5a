import { z } from "zod";
import { currencies, placeSlugs, vehicleTypes } from "#features/reference/enumerations.ts";
import { filterOf } from "#platform/http/filter.ts";
import { photoStates, pricePositions, type StockSort, stockSorts, stockStates } from "./stock-words.ts";

/** What the stock is narrowed by; in an address and in the body of a change alike. */
const narrowing = {
  search: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe("Words of the listing, a stock number, a VIN or a part of it, or a short number"),
  state: filterOf(stockStates),
  vehicleType: filterOf(vehicleTypes),
  photos: filterOf(photoStates).describe("few: fewer than four"),
  position: filterOf(pricePositions).describe("How the price compares with others"),
  days: z.coerce.number().int().min(1).max(3650).optional().describe("On sale for so many days or longer"),
};
export const stockFilter = z.strictObject(narrowing);
export type StockFilter = z.output<typeof stockFilter>;

export const stockQuery = z.object({
  ...narrowing,
  sort: z.enum(stockSorts as [StockSort, ...StockSort[]]).default("days"),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

const roundTo = z
  .number()
  .min(1)
  .max(100_000_000)
  .default(1)
  .describe("The new price is the nearest multiple of it, a half upwards");
const money = z.number().min(-999_999_999_999).max(999_999_999_999);
const currency = z.enum(currencies);

const priceChange = z.union([
  z.strictObject({ percent: z.number().min(-90).max(300), roundTo }),
  z
    .strictObject({ amount: money, currency, roundTo })
    .describe("Of listings in another currency none is changed"),
  z.strictObject({ set: money, currency }).describe("Likewise"),
]);
export type PriceChange = z.output<typeof priceChange>;

/** One change of several listings. */
export const stockChange = z.union([
  z.strictObject({ price: priceChange }),
  z
    .strictObject({ currency: z.strictObject({ to: currency, roundTo }) })
    .describe("The same price in another currency, by the exchange rates of the settings"),
  z.strictObject({ city: z.enum(placeSlugs) }),
  z.strictObject({ renew: z.literal(true) }),
  z.strictObject({ withdraw: z.literal(true) }),
]);
export type StockChange = z.output<typeof stockChange>;
