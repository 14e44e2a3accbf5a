import { z } from "zod";
import { shortNumber, vehicleWords } from "#features/listings/listing.schema.ts";
import { fairPrices, vehicleTypes } from "#features/reference/enumerations.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { adviceKinds } from "./advise.ts";
import { fewestSales, fewestSearches, mostCars, mostSlow } from "./limits.ts";

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
const asked = z.object({
  month: month.optional().describe("Of Beirut, one of the last 13; without it the one that runs"),
});
const count = z.int();

const movement = z.object({
  month,
  atStart: count,
  added: count.describe("On sale for the first time"),
  cameBack: count.describe("On sale again: renewed, or approved again"),
  sold: count,
  withdrawn: count,
  lapsed: count.describe("Their period ended, or the plan"),
  other: count.describe("Deleted, refused or back in review"),
  atEnd: count.describe("Start and what came, less what went"),
});
export type Movement = z.output<typeof movement>;

const speed = z.object({ days: count.describe("Half were sold in so many days or fewer"), count });

const carOfMonth = z.object({
  id: z.uuid(),
  ref: shortNumber,
  name: vehicleWords,
  views: count,
  viewShare: z.number().nullable().describe("Of all views of the month, 0 to 1"),
  contacts: count,
  calls: count,
  chats: count,
  leads: count,
});
export type CarOfMonth = z.output<typeof carOfMonth>;

const slowCar = z.object({
  id: z.uuid(),
  ref: shortNumber,
  name: vehicleWords,
  daysOnSale: count,
  views: count.describe("In the month"),
  contacts: count.describe("In the month"),
  pricePercent: z.int().nullable(),
  photoCount: count,
  completeness: count,
  advice: z.array(z.enum(adviceKinds)),
});
export type SlowCar = z.output<typeof slowCar>;

const wanted = z.object({
  vehicleType: z.enum(vehicleTypes),
  name: vehicleWords.nullable().describe("Brand, with a model or family where that was asked for"),
  priceTo: count.nullable().describe("In dollars: up to this"),
  place: z.string().nullable(),
  times: count.describe("Visitors, each counted once a day"),
  nothingTimes: count.describe("Of these, how many found nothing at all"),
});
export type Wanted = z.output<typeof wanted>;

const stockFigures = z.object({
  month,
  months: z.array(month).describe("Those that can be asked for, the latest first"),
  isOver: z.boolean(),
  keptSince: z.iso
    .datetime()
    .nullable()
    .describe("Comings and goings before this are counted from the listings as they were then"),
  movement,
  turn: z.number().nullable().describe("Sold by the mean of start and end; null without any stock"),
  history: z.array(movement).describe("Every month there is, the earliest first"),
  daysToSell: z.object({
    own: speed.nullable(),
    market: speed
      .nullable()
      .describe(
        `Other sellers' sales of the models sold, in the three months that end with this one; null of fewer than ${fewestSales}`,
      ),
    models: z.array(z.object({ name: vehicleWords, own: speed, market: speed.nullable() })),
  }),
  interest: z.object({
    views: count,
    contacts: count,
    calls: count,
    chats: count,
    leads: count,
    cars: z.array(carOfMonth).describe(`The most seen first, ${mostCars} at most`),
    carCount: count,
  }),
  position: z.object({
    labels: z.partialRecord(z.enum(fairPrices), count),
    unknown: count.describe("Live ones of which too little is known to compare"),
    medianPercent: z.int().nullable(),
  }),
  slowest: z.array(slowCar).describe(`Live ones that came first, ${mostSlow} at most`),
  wanted: z
    .array(wanted)
    .describe(
      `Searched for in the market and found little: brands that one has, or one's own place; of ${fewestSearches} visitors or more`,
    ),
  wantedHere: z.array(wanted).describe("The same, searched for in one's own showroom and not found"),
});
export type StockFigures = z.output<typeof stockFigures>;

export const stockFiguresContract = contract({
  "GET /api/stock-figures": {
    summary: "A dealer's month in figures: stock, sales, interest, prices, and what buyers did not find",
    policy: "user",
    staff: [],
    query: asked,
    answer: stockFigures,
    refuses: ["dealer.not_approved"],
  },
  "GET /api/stock-figures.csv": {
    summary: "The same as a file for spreadsheets, with every car of the month",
    policy: "user",
    staff: [],
    query: asked,
    produces: "text/csv",
    answer: z.string(),
    refuses: ["dealer.not_approved"],
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof stockFiguresContract> {}
}
