import { z } from "zod";
import { costCurrencies, costMeasures } from "../cost.choices.ts";

/** What administrators enter of an official publication; the same rules for the call, its preview and the database (0130). */

const refuse = (code: `field.${string}`) => ({ params: { code } });
const text = (shortest: number, longest: number) => z.string().trim().min(shortest).max(longest);
const largest = 1e12;
const decimals = (places: number) => (value: number) =>
  Math.abs(value * 10 ** places - Math.round(value * 10 ** places)) <= Math.max(1, Math.abs(value)) * 1e-9;
const money = z.number().min(0).max(largest).refine(decimals(2), refuse("field.two_decimals"));
const percentUpTo = (most: number) =>
  z.number().min(0).max(most).refine(decimals(3), refuse("field.three_decimals"));
const count = z.int().min(0).max(100_000);
const age = z.int().min(0).max(200);
const link = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain })
  .max(500)
  .nullable()
  .default(null);
const note = text(1, 300).nullable().default(null);

const common = {
  vehicleType: z.enum(["car", "motorcycle"]),
  validFrom: z.iso.date().describe("The day in Beirut from which it holds"),
  currency: z.enum(costCurrencies).describe("Of every amount in it"),
  source: text(3, 300).describe("The official publication, shown beside the amounts"),
  sourceUrl: link,
  noteAr: note.describe("Shown beside the amounts; in both languages or in none"),
  noteEn: note,
};

export const roadBand = z.strictObject({
  from: count,
  to: count.nullable().describe("Included; null: open"),
  ageFrom: age.describe("In calendar years since the model year"),
  ageTo: age.nullable().describe("Included; null: open"),
  amount: money.describe("For a year"),
});
export type RoadBand = z.output<typeof roadBand>;
export const exciseBand = z.strictObject({
  from: money.describe("Of the value, in the row's currency"),
  percent: percentUpTo(1000).describe("Of the part of the value from here to the next band"),
});

const registration = z
  .strictObject({
    kind: z.literal("registration"),
    ...common,
    percent: percentUpTo(100).describe("Of the asking price"),
    fixed: money,
  })
  .refine(({ percent, fixed }) => percent > 0 || fixed > 0, {
    path: ["percent"],
    ...refuse("field.cost_nothing"),
  });

const roadFee = z
  .strictObject({
    kind: z.literal("road_fee"),
    ...common,
    measure: z.enum(costMeasures),
    bands: z.array(roadBand).min(1).max(200),
  })
  .refine(
    ({ bands }) =>
      bands.every(
        ({ from, to, ageFrom, ageTo }) => !(to !== null && to < from) && !(ageTo !== null && ageTo < ageFrom),
      ),
    {
      path: ["bands"],
      ...refuse("field.cost_band_backwards"),
    },
  )
  .refine(({ bands }) => !bands.some((one, at) => bands.slice(at + 1).some((other) => meet(one, other))), {
    path: ["bands"],
    ...refuse("field.cost_bands_meet"),
  });

const customs = z
  .strictObject({
    kind: z.literal("customs"),
    ...common,
    percent: percentUpTo(100).describe("The duty, of the asking price"),
    excise: z.array(exciseBand).max(20),
    vatPercent: percentUpTo(100).describe("Of value, duty and excise together"),
    fixed: money,
  })
  .refine(({ excise }) => new Set(excise.map(({ from }) => from)).size === excise.length, {
    path: ["excise"],
    ...refuse("field.cost_bands_meet"),
  });

const within = (from: number, to: number | null, at: number) => from <= at && at <= (to ?? at);
/** Whether some vehicle would be in both. */
function meet(one: RoadBand, other: RoadBand): boolean {
  return (
    (within(one.from, one.to, other.from) || within(other.from, other.to, one.from)) &&
    (within(one.ageFrom, one.ageTo, other.ageFrom) || within(other.ageFrom, other.ageTo, one.ageFrom))
  );
}

const bothNotes = ({ noteAr, noteEn }: { noteAr: string | null; noteEn: string | null }) =>
  (noteAr === null) === (noteEn === null);
const oneNote = { path: ["noteAr"], ...refuse("field.cost_note_both") };

const entry = {
  version: z.string().max(64),
  reason: text(3, 300).optional().describe("Needed where a row is there that it follows"),
};
/** A row that is entered. */
export const costEntry = z
  .discriminatedUnion("kind", [
    registration.safeExtend(entry),
    roadFee.safeExtend(entry),
    customs.safeExtend(entry),
  ])
  .refine(bothNotes, oneNote);

const trial = {
  example: z.strictObject({
    price: z.number().min(1).max(1e9).describe("US dollars"),
    year: z.int().min(1900).max(2200),
    horsepower: z.int().min(0).max(5000).nullable().default(null),
    fiscalHorsepower: z.int().min(0).max(5000).nullable().default(null),
    engineCc: z.int().min(0).max(100_000).nullable().default(null),
  }),
};
/** A row that is tried on an example vehicle. */
export const costTrial = z
  .discriminatedUnion("kind", [
    registration.safeExtend(trial),
    roadFee.safeExtend(trial),
    customs.safeExtend(trial),
  ])
  .refine(bothNotes, oneNote);

export type CostInput = z.output<typeof registration | typeof roadFee | typeof customs>;
