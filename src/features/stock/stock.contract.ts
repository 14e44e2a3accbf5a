import { z } from "zod";
import { photo, shortNumber, vehicleWords } from "#features/listings/listing.schema.ts";
import { expiredReasons, ownerActions } from "#features/listings/listing-state.schema.ts";
import {
  bodyTypes,
  currencies,
  fairPrices,
  listingStatuses,
  vehicleTypes,
} from "#features/reference/enumerations.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { stockChange, stockFilter, stockQuery } from "./stock.schema.ts";
import {
  longestViewName,
  mostAtOnce,
  mostViews,
  photoStates,
  pricePositions,
  stockOutcomes,
  stockStates,
  undoMinutes,
} from "./stock-words.ts";

const time = z.iso.datetime();

const stockListing = z.object({
  id: z.uuid(),
  ref: shortNumber,
  stockNumber: z
    .string()
    .nullable()
    .describe("The dealer's own number, as a program or the last file said it"),
  vehicleType: z.enum(vehicleTypes),
  bodyType: z.enum(bodyTypes).nullable(),
  name: vehicleWords,
  title: z.string(),
  cover: photo.nullable(),
  photoCount: z.int(),
  price: z.number(),
  currency: z.enum(currencies),
  priceUsd: z.number(),
  fairPrice: z.enum(fairPrices).nullable(),
  pricePercent: z
    .int()
    .nullable()
    .describe("The price in percent of what such a vehicle is offered at; null where too little is known"),
  city: z.string(),
  status: z.enum(listingStatuses),
  expiredReason: z.enum(expiredReasons).nullable(),
  expiresAt: time.nullable(),
  changesWait: z.boolean().describe("A change of what is on sale waits for a review"),
  featured: z.boolean(),
  daysOnSale: z.int().nullable().describe("Whole days since it came, of a live one"),
  viewCount: z.int(),
  contactCount: z.int(),
  completeness: z.int().describe("How much of what sells it is said, in percent"),
  createdAt: time,
  updatedAt: time,
  inCharge: z
    .object({ id: z.uuid(), name: z.string() })
    .nullable()
    .describe("Of a dealership with staff: who sees to it"),
  actions: z.array(z.enum(ownerActions)),
});
export type StockListing = z.output<typeof stockListing>;

const said = z
  .object({
    price: z.number(),
    currency: z.enum(currencies),
    city: z.string(),
    status: z.enum(stockStates),
  })
  .partial();
const changedRow = z.object({
  id: z.uuid(),
  name: vehicleWords,
  stockNumber: z.string().nullable(),
  outcome: z
    .enum(stockOutcomes)
    .describe(
      "waits: for a review, what is on sale stays as it is until then; changed_meanwhile: it is no longer as it was seen, or left; " +
        "refused: it has to be mended in its form first; gone: it was deleted",
    ),
  before: said.nullable(),
  after: said.nullable(),
});
export type StockChangedRow = z.output<typeof changedRow>;
const counts = z.object({ changed: z.int(), waits: z.int(), unchanged: z.int(), failed: z.int() });
export type StockCounts = z.output<typeof counts>;

const stockPage = z.object({
  data: z.array(stockListing),
  total: z.int(),
  page: z.int(),
  totalPages: z.int(),
  undoable: z
    .object({ changeId: z.uuid(), change: stockChange, count: z.int(), madeAt: time, until: time })
    .nullable()
    .describe("The last change of several that can still be taken back"),
});
export type StockPage = z.output<typeof stockPage>;

const view = z.object({
  id: z.uuid(),
  name: z.string(),
  filter: z
    .object({
      search: z.string(),
      state: z.enum(stockStates),
      vehicleType: z.enum(vehicleTypes),
      photos: z.enum(photoStates),
      position: z.enum(pricePositions),
      days: z.int(),
    })
    .partial(),
});

export const stockContract = contract({
  "GET /api/stock": {
    summary: "The own listings in any state, as a table: searched, narrowed, in an order, a page of them",
    policy: "user",
    staff: ["stock", "sales"],
    query: stockQuery,
    answer: stockPage,
  },
  "GET /api/stock.csv": {
    summary:
      "What a filter finds as a file with the columns of the import, photos aside: changed in a spreadsheet it can come back",
    policy: "user",
    staff: ["stock", "sales"],
    query: stockFilter,
    produces: "text/csv",
    answer: z.string(),
  },
  "GET /api/stock-ids": {
    summary: `The ids of all that a filter finds, the newest first, ${mostAtOnce} at most`,
    policy: "user",
    staff: ["stock", "sales"],
    query: stockFilter,
    answer: z.object({ ids: z.array(z.uuid()), more: z.boolean() }),
  },
  "PATCH /api/stock": {
    summary:
      `Changes several own listings (${mostAtOnce} at most), by their ids or all that a filter finds: each as its owner would change it alone, by ` +
      "the same rules. `preview`: says what it would do and does nothing. A call has some seconds: what it did not reach is `left`, " +
      "and is asked for again with the same `changeId`, by which nothing is done twice. 404 when one of them is not one's own, and then none is changed",
    refuses: ["listing.not_found", "stock.too_many", "request.key_reused"],
    policy: "user",
    staff: ["stock"],
    body: z
      .strictObject({
        ids: z.array(z.uuid()).min(1).max(mostAtOnce).optional(),
        filter: stockFilter.optional(),
        change: stockChange,
        preview: z.boolean().default(false),
        changeId: z.uuid().optional().describe("Of the caller's choice; without one it is chosen"),
        seen: z
          .record(z.uuid(), z.number())
          .default({})
          .describe("Prices as they were seen, by id: a listing with another one is not changed"),
      })
      .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), { path: ["ids"] }),
    answer: z.object({
      changeId: z.uuid().nullable().describe("Null of a preview"),
      counts,
      rows: z.array(changedRow),
      left: z.array(z.uuid()),
      undoUntil: time.nullable().describe("Null where there is nothing to be taken back"),
    }),
  },
  "POST /api/stock/undo/:changeId": {
    summary:
      `Takes a change back, once, within ${undoMinutes} minutes: prices, currencies, places and what was withdrawn. What was changed again ` +
      "since stays. Where `left` is more than 0 it is called again",
    refuses: ["stock.change_not_found", "stock.undo_over"],
    policy: "user",
    staff: ["stock"],
    params: z.object({ changeId: z.uuid() }),
    answer: z.object({ counts, rows: z.array(changedRow), left: z.int() }),
  },
  "GET /api/stock-views": {
    summary: "The own searches of the stock that are kept by name",
    policy: "user",
    staff: ["stock", "sales"],
    answer: z.object({ data: z.array(view) }),
  },
  "POST /api/stock-views": {
    summary: `Keeps a search of the stock; the same name takes the new one. ${mostViews} at most`,
    refuses: ["stock.too_many_views"],
    policy: "user",
    staff: ["stock", "sales"],
    body: z.strictObject({ name: z.string().trim().min(1).max(longestViewName), filter: stockFilter }),
    answer: view,
    status: 201,
  },
  "DELETE /api/stock-views/:id": {
    summary: "Forgets a search of the stock",
    refuses: ["stock.view_not_found"],
    policy: "user",
    staff: ["stock", "sales"],
    params: z.object({ id: z.uuid() }),
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof stockContract> {}
}
