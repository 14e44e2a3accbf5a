import { z } from "zod";
import { costCurrencies, costKinds, costMeasures } from "./cost.choices.ts";

/** Why an amount cannot be said. */
const missingFacts = [
  "customs",
  "first_registration",
  "fiscal_horsepower",
  "horsepower",
  "engine_size",
  "band",
  "exchange_rate",
] as const;
export type MissingFact = (typeof missingFacts)[number];

const money = z.number();
const day = z.iso.date();
const end = z.int().nullable().describe("Included; null: open");

const costBand = z.object({ from: z.int(), to: end, amount: money, amountUsd: money.nullable() });

/** One cost of a vehicle, or why there is none to say. */
export const costItem = z.object({
  kind: z.enum(costKinds),
  state: z
    .enum(["known", "not_due", "unknown", "no_row"])
    .describe("`no_row`: nobody has entered what was published; `unknown`: `missing` is not known"),
  missing: z
    .enum(missingFacts)
    .nullable()
    .describe(
      "`customs`: the seller does not say whether they are paid; `first_registration`: not registered here yet, which is another fee than a transfer; `band`: the row names none for this vehicle",
    ),
  amount: money.nullable().describe("Of `row`, in its currency; a road fee for a year"),
  amountUsd: money.nullable(),
  parts: z
    .array(
      z.object({
        part: z.enum(["share", "fixed", "duty", "excise", "vat"]),
        percent: z.number().nullable(),
        amount: money,
      }),
    )
    .describe("What the amount is made of, in the row's currency"),
  value: money.nullable().describe("The asking price in the row's currency, where the amount hangs on it"),
  measured: z
    .object({ measure: z.enum(costMeasures), of: z.int().nullable() })
    .nullable()
    .describe("What the bands of a road fee go by, and how much this vehicle has"),
  bands: z.array(costBand).describe("Those of a vehicle of this age, where its measure is not known"),
  row: z
    .object({
      validFrom: day,
      currency: z.enum(costCurrencies),
      source: z.string(),
      sourceUrl: z.string().nullable(),
      noteAr: z.string().nullable(),
      noteEn: z.string().nullable(),
    })
    .nullable(),
});
export type CostItem = z.output<typeof costItem>;

export const vehicleCosts = z.object({
  day: day.describe("In Beirut: the rows in force on it"),
  exchangeRate: z
    .object({ lbp: money, asOf: z.string() })
    .nullable()
    .describe("Pounds for a dollar, by which amounts were brought into the other currency"),
  items: z.array(costItem),
});
export type VehicleCosts = z.output<typeof vehicleCosts>;
