import { boundsOf } from "#features/listings/fields.ts";
import { familiesOfBrand } from "#features/reference/families.ts";
import { brandBySlug, modelBySlug } from "#features/reference/reference.ts";
import { countryOf, regionOf } from "./built-in.ts";
import { type Chassis, readChassis } from "./chassis/read-chassis.ts";
import { brandsOf } from "./makers.ts";
import { modelYears } from "./model-year.ts";
import type { VinReading } from "./reading.schema.ts";
import { checkDigitState } from "./vin.ts";
import { type Decoded, decode } from "./vpic/decode.ts";
import { brandOfMake } from "./vpic/makes.ts";
import { ourModelOf } from "./vpic/our-models.ts";
import { bodyOf, driveOf, fuelOf, numberOf } from "./vpic/our-words.ts";
import { openVpic } from "./vpic/vpic.ts";

/**
 * What a VIN tells, without asking anyone. One of North America or China whose check digit is wrong is not read: it was mistyped.
 * `lastYear` is the latest model year there can be, without it the last that a VIN can say.
 */
export async function readVin(vin: string, lastYear = 2039): Promise<VinReading> {
  const checkDigit = checkDigitState(vin);
  const builtIn = countryOf(vin);
  const built = { checkDigit, region: regionOf(vin), ...(builtIn && { builtIn }) };
  if (checkDigit === "wrong") return { ...built, source: "none", brands: [], models: [], years: [] };
  // Passing does not make it American; failing shows that it is none.
  const decoded = checkDigit === "ok" ? decode(await openVpic(), vin) : undefined;
  const read = decoded && decoded.year <= lastYear && ofVpic(decoded);
  return { ...built, ...(read || ofMaker(vin, lastYear)) };
}

type Read = Omit<VinReading, "checkDigit" | "region" | "builtIn">;

function ofVpic(decoded: Decoded): Read | undefined {
  const brand = brandOfMake(decoded.make);
  const known = brand && brandBySlug("car", brand);
  if (!known) return undefined;
  const { model, family } = ourModelOf(brand, decoded);
  const bodyType = bodyOf(decoded.body, model ? modelBySlug(known, model)?.bodies : undefined);
  const [fuelType, driveType] = [fuelOf(decoded), driveOf(decoded)];
  const litres = fuelType === "electric" ? undefined : numberOf(decoded.litres, 0.5, 10);
  const numberOfDoors = numberOf(decoded.doors, ...boundsOf("numberOfDoors"));
  return {
    source: "vpic",
    brands: [brand],
    brand,
    models: model ? otherNames(brand, model) : [],
    ...(model && { model }),
    ...(family && { family }),
    name: `${decoded.make} ${decoded.model}`,
    year: decoded.year,
    years: [decoded.year],
    ...(bodyType && { bodyType }),
    ...(fuelType && { fuelType }),
    ...(driveType && { driveType }),
    ...(litres && { engineCapacity: litres }),
    ...(numberOfDoors && { numberOfDoors }),
  };
}

/** Families of one car: its names in other markets, its versions, the engines of a class. */
const ofOneCar = / \/ |\(all\)|-Class$|^\d Series$/;

/** The model first, then what a seller may as well have called it. */
function otherNames(brand: string, model: string): string[] {
  const families = familiesOfBrand("car", brand).filter(
    ({ en, models }) => ofOneCar.test(en) && models.includes(model),
  );
  return [...new Set([model, ...families.flatMap(({ models }) => models)])];
}

function ofMaker(vin: string, lastYear: number): Read {
  const type = readChassis(vin);
  const brands = brandsOf(vin);
  const [brand] = brands;
  const years = yearsOf(modelYears(vin, lastYear), brands, type);
  const [year] = years;
  return {
    source: brand ? "maker" : "none",
    brands: [...brands],
    ...(brand && brands.length === 1 && { brand }),
    models: [...(type?.models ?? [])],
    ...(type?.model && { model: type.model }),
    ...(type?.family && { family: type.family }),
    years,
    ...(year && years.length === 1 && { year }),
    ...(type?.bodyType && { bodyType: type.bodyType }),
  };
}

/** Of years thirty apart those in which the type, or any model of the brand, was made. */
function yearsOf(years: readonly number[], brands: readonly string[], type: Chassis | undefined): number[] {
  const began = type?.from ?? Math.min(...brands.map(firstYearOf));
  const next = type?.from && type.from + 30;
  return years.filter((year) => year >= began - 1 && (!next || year < next));
}

const firstYearOf = (brand: string) =>
  Math.min(...(brandBySlug("car", brand)?.models ?? []).map(({ from }) => from ?? 0));
