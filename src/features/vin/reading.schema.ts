import { z } from "zod";
import { bodyTypes, driveTypes, fuelTypes } from "#features/reference/enumerations.ts";
import { regions } from "./built-in.ts";
import { checkDigitStates } from "./vin.ts";

const slug = z.string();

/** What a VIN tells by itself, in the values of our lists: only what is known. */
export const vinReading = z.object({
  checkDigit: z
    .enum(checkDigitStates)
    .describe("wrong: there is a typing error, and nothing is read; unused: its maker need not fill it"),
  region: z.enum(regions).describe("Where it was built, which says nothing of the market it was built for"),
  builtIn: z.string().optional().describe("ISO 3166"),
  source: z
    .enum(["vpic", "maker", "market", "none"])
    .describe(
      "What named the vehicle: vPIC (made for North America), its maker's own tables, sellers here, or nothing",
    ),
  brands: z.array(slug).describe("It is one of these; empty where that is not known"),
  brand: slug.optional().describe("Where it can only be this one"),
  models: z.array(slug).describe("It is one of these; empty where that is not known"),
  model: slug.optional().describe("What can be proposed"),
  family: slug.optional(),
  name: z.string().optional().describe("What its maker calls it there, for reading"),
  year: z.int().optional().describe("Model year"),
  years: z.array(z.int()).describe("It is one of these; empty where that is not known"),
  bodyType: z.enum(bodyTypes).optional(),
  fuelType: z.enum(fuelTypes).optional(),
  driveType: z.enum(driveTypes).optional(),
  engineCapacity: z.number().optional().describe("Litres"),
  numberOfDoors: z.int().optional(),
});
export type VinReading = z.output<typeof vinReading>;
