import { z } from "zod";
import {
  bodyTypes,
  categories,
  conditions,
  customsStates,
  driveTypes,
  fuelTypes,
  gearTypes,
  motorcycleTypes,
  sources,
  titleStatuses,
  vehicleTypes,
} from "#features/reference/enumerations.ts";

/** Yes or no in an address. */
export const saidFlag = z.stringbool({ truthy: ["true", "1"], falsy: ["false", "0"] }).optional();
export const saidNumber = (least: number, most: number) =>
  z.coerce.number().int().min(least).max(most).optional();

/** What a form says of a vehicle before it is sent, as calls that help to fill it in are asked in their address. */
export const saidFacts = {
  vehicleType: z.enum(vehicleTypes).default("car"),
  brand: z.string().min(1).max(60),
  model: z.string().min(1).max(80),
  year: z.coerce.number().int().min(1900).max(2200),
  condition: z.enum(conditions).optional(),
  category: z.enum(categories).optional(),
  gearType: z.enum(gearTypes).optional(),
  fuelType: z.enum(fuelTypes).optional(),
  driveType: z.enum(driveTypes).optional(),
  bodyType: z.enum(bodyTypes).optional(),
  motorcycleType: z.enum(motorcycleTypes).optional(),
  source: z.enum(sources).optional(),
  customs: z.enum(customsStates).optional(),
  titleStatus: z.enum(titleStatuses).optional(),
  accidentHistory: saidFlag,
  licenseValid: saidFlag,
  horsepower: saidNumber(1, 3000),
  engineCapacity: z.coerce.number().min(0.1).max(20).optional(),
  bikeEngineSize: saidNumber(1, 5000),
};
