import { z } from "zod";
import { silences } from "#features/pricing/tell-guide.ts";
import { mostKm } from "#features/pricing/value.contract.ts";
import { conditions } from "#features/reference/enumerations.ts";
import { type CallsOf, contract } from "#platform/http/contract.ts";
import { saidFacts, saidNumber } from "../said-facts.ts";

const dollars = z.number().describe("US dollars");
const similar = z.object({
  yearMin: z.int().nullable().describe("The years that are meant by similar; null: all of the model"),
  yearMax: z.int().nullable(),
  onSale: z
    .object({
      count: z.int(),
      days: z.int().describe("Half of them have been on sale for so long, or longer"),
      cheaper: z.int().describe("Those that show a price cut"),
    })
    .nullable()
    .describe("null: there are too few"),
  sold: z
    .object({
      count: z.int(),
      days: z.int().describe("Half of them were sold within so many days, or sooner"),
    })
    .nullable()
    .describe("Within the last year, as far as their sellers said so here; null: there are too few"),
});
export type Similar = z.output<typeof similar>;

export const guideContract = contract({
  "GET /api/price-guide": {
    summary:
      "What a seller is told while choosing a price: the value of the vehicle as GET /api/value tells it, at which prices its " +
      "label would change, and how long similar ones are on sale. `silence` says why nothing is told",
    policy: "public",
    query: z.object({
      ...saidFacts,
      condition: z.enum(conditions).default("used"),
      mileage: saidNumber(0, mostKm),
      except: z.uuid().optional().describe("A listing that is left out: the one that is edited"),
    }),
    answer: z.object({
      silence: z.enum(silences).nullable(),
      value: z
        .object({
          low: dollars,
          mid: dollars,
          high: dollars,
          confidence: z.enum(["high", "medium", "low"]),
          mileage: z.int(),
          mileageIsUsual: z.boolean(),
          listings: z.int().describe("Live listings of the model"),
          yearMin: z.int(),
          yearMax: z.int(),
        })
        .nullable(),
      marks: z
        .object({ great: dollars, good: dollars, high: dollars })
        .nullable()
        .describe(
          "Below `great` a price is great, below `good` good, above `high` high; null without a mileage",
        ),
      similar,
    }),
  },
});

declare module "#platform/http/api.ts" {
  interface Calls extends CallsOf<typeof guideContract> {}
}
