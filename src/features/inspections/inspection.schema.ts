import { z } from "zod";
import { photo, shortNumber, vehicleWords } from "#features/listings/listing.schema.ts";
import { placeSlugs } from "#features/reference/enumerations.ts";
import { isVin, plainVin } from "#features/vin/vin.ts";
import {
  findings,
  highestMileage,
  longestNote,
  reportStates,
  validKm,
  validMonths,
  verdictKinds,
} from "./inspection-kinds.ts";
import { allPoints, partNames } from "./points/points.ts";

const moment = z.iso.datetime();
const day = z.iso.date();
const part = z.enum(partNames);
const mileage = z.int().min(0).max(highestMileage).describe("Kilometres, as they were read");

const verdicts = z.partialRecord(
  part,
  z.strictObject({ verdict: z.enum(verdictKinds), note: z.string().trim().max(longestNote) }),
);
const points = z.partialRecord(z.enum(allPoints as [string, ...string[]]), z.enum(findings));

const vinNumber = z
  .string()
  .max(40)
  .transform((typed, context) => {
    const vin = plainVin(typed);
    if (isVin(vin)) return vin;
    context.addIssue({ code: "custom", params: { code: "field.vin" } });
    return z.NEVER;
  });

/** What a partner writes down; what is null is not known yet. */
export const reportInput = z.strictObject({
  inspectedOn: day.nullable(),
  mileage: mileage.nullable(),
  vinNumber: vinNumber.nullable().describe("As it was read on the car"),
  verdicts: verdicts.describe("Of body, engine, papers and test drive"),
  points: points.describe("Of the sixty points those that were looked at"),
});
export type ReportInput = z.output<typeof reportInput>;

/** Its seller reads it. */
export const withdrawReason = z.string().trim().min(3).max(500);

/** A partner as the signed-in see it. */
export const partner = z.object({
  id: z.uuid(),
  name: z.string(),
  place: z.enum(placeSlugs),
  phone: z.string().describe("E.164"),
});

export const inspectedListing = z.object({ id: z.uuid(), ref: shortNumber, name: vehicleWords });

/** Of a published report what the page of a listing says at once. */
export const reportFacts = z.object({
  id: z.uuid(),
  partner: z.string(),
  inspectedOn: day,
  mileage,
  validUntil: day.describe(
    `${validMonths} months after the inspection; earlier once the listing says ${validKm} km more, or another car`,
  ),
  verdicts: z.partialRecord(part, z.enum(verdictKinds)),
});
export type ReportFacts = z.output<typeof reportFacts>;

export const report = z.object({
  id: z.uuid(),
  state: z.enum(reportStates),
  listing: inspectedListing.describe("With the car's name as it was signed"),
  vinNumber: z.string().nullable().describe("Whole for its partner, for all others as listings show it"),
  partner: z.string().describe("As it was called when it signed"),
  inspectedOn: day.nullable(),
  mileage: mileage.nullable(),
  verdicts,
  points,
  photos: z.array(photo).describe("Each `url` is a call that asks who may see the report"),
  publishedAt: moment.nullable(),
  validUntil: day.nullable(),
  isValid: z
    .boolean()
    .describe(
      "Neither its time nor its mileage is over, the listing is of the same car, and its partner in good standing",
    ),
  isShown: z.boolean().describe("The seller shows it to everybody"),
  withdrawnReason: z.string().nullable(),
  isMine: z.boolean().describe("The caller is the partner"),
});
export type Report = z.output<typeof report>;
