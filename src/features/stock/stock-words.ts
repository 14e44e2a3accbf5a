import { fairPrices } from "#features/reference/enumerations.ts";

/** What server and browser alike call things of the stock. */

/** So many listings one change takes, and so many a selection holds: more than the largest plan has places. */
export const mostAtOnce = 500;
/** So long a change can be taken back. */
export const undoMinutes = 60;
export const mostViews = 20;
export const longestViewName = 40;

/** What a listing's state is called: an expired one by the reason for it, any other by itself. */
export const stockStates = [
  "active",
  "pending",
  "rejected",
  "lapsed",
  "sold",
  "withdrawn",
  "plan_ended",
] as const;
export const photoStates = ["none", "few"] as const;
export const pricePositions = [...fairPrices, "unknown"] as const;

/** The columns that the stock is ordered by; a minus in front: the other way round. */
const sortable = [
  "days",
  "model",
  "price",
  "stockNumber",
  "views",
  "contacts",
  "position",
  "photos",
  "expiresAt",
] as const;
export type StockOrder = (typeof sortable)[number];
export type StockSort = StockOrder | `-${StockOrder}`;
export const stockSorts: readonly StockSort[] = sortable.flatMap((one) => [one, `-${one}`] as const);

/** What became, or would become, of a listing. */
export const stockOutcomes = [
  "changed",
  "waits",
  "unchanged",
  "wrong_state",
  "limit_reached",
  "warned",
  "other_currency",
  "too_low",
  "too_high",
  "changed_meanwhile",
  "refused",
  "gone",
] as const;
export type StockOutcome = (typeof stockOutcomes)[number];
