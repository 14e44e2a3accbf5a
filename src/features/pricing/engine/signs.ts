import type {
  BodyType,
  Category,
  Condition,
  Customs,
  DriveType,
  FuelType,
  GearType,
  MotorcycleType,
  Source,
  VehicleType,
} from "#features/reference/enumerations.ts";
import { bodyTypes, categories, motorcycleTypes } from "#features/reference/enumerations.ts";

/** What a price is read from; null is what nobody said, and counts as what is usual for the model. */
export interface Facts {
  vehicleType: VehicleType;
  brand: string;
  model: string;
  year: number;
  mileage: number;
  condition: Condition | null;
  gearType: GearType | null;
  fuelType?: FuelType | null | undefined;
  driveType?: DriveType | null | undefined;
  category?: Category | null | undefined;
  bodyType?: BodyType | null | undefined;
  motorcycleType?: MotorcycleType | null | undefined;
  source?: Source | null | undefined;
  customs?: Customs | null | undefined;
  accidentHistory?: boolean | null | undefined;
  licenseValid?: boolean | null | undefined;
  horsepower?: number | null | undefined;
  engineCc?: number | null | undefined;
}
export interface Priced extends Facts {
  priceUsd: number;
}

/** Between these ages, in years, the logarithm of a price falls evenly; the last goes on as it is. */
const knots = [0, 1, 3, 6, 10, 15, 22];
/** Kilometres that a vehicle is driven in a year; only a measure for what is much and what is little. */
export const yearlyKm = { car: 15_000, motorcycle: 4_500 } as const;
/** Kilometres after which more of them count for less. */
const softKm = { car: 20_000, motorcycle: 6_000 } as const;
/** Beyond so many times the usual, more says nothing. */
const mostDriven = 3;

const shapes = { car: bodyTypes, motorcycle: motorcycleTypes } as const;
/** What is usual for a model stands in for what nobody said: from here on. */
const firstOptional = knots.length + 3;
const classes = categories.filter((one) => one !== "damaged");
const said = [
  "manual",
  "diesel",
  "hybrid",
  "electric",
  "four",
  "company",
  "gulf",
  "europe",
  "unpaid",
] as const;

/** How many numbers the signs of a vehicle are. */
export const signCount = (kind: VehicleType) =>
  firstOptional + said.length + 4 + classes.length + shapes[kind].length + 1;
/** The first of them only ever lower a price: years and kilometres. */
export const falling = knots.length + 2;

const is = <T>(value: T | null | undefined, ...ones: readonly T[]) =>
  value === null || value === undefined ? Number.NaN : Number(ones.includes(value));

/** The signs of a vehicle, into `into` from `at` on: NaN for what nobody said. Age in years, by the calendar. */
export function writeSigns(facts: Facts, thisYear: number, into: Float64Array, at = 0): void {
  const kind = facts.vehicleType;
  writeFalling(facts, ageOf(facts, thisYear), into, at);
  let place = at + falling;
  const put = (value: number) => {
    into[place++] = value;
  };
  put(Number(facts.condition === "new"));
  put(is(facts.gearType, "manual"));
  put(is(facts.fuelType, "diesel"));
  put(is(facts.fuelType, "hybrid"));
  put(is(facts.fuelType, "electric"));
  put(is(facts.driveType, "awd", "4wd"));
  put(is(facts.source, "company"));
  put(is(facts.source, "gulf"));
  put(is(facts.source, "europe"));
  put(is(facts.customs, "unpaid"));
  put(is(facts.accidentHistory, true));
  put(is(facts.licenseValid, false));
  put(facts.horsepower ? Math.log(facts.horsepower / 150) : Number.NaN);
  put(facts.engineCc ? Math.log(facts.engineCc / 2000) : Number.NaN);
  for (const one of classes) put(is(facts.category, one));
  const shape = kind === "car" ? facts.bodyType : facts.motorcycleType;
  for (const one of shapes[kind]) put(is(shape, one));
  put(1);
}

export const ageOf = ({ year }: Facts, thisYear: number) => Math.max(0, thisYear - year);

/** Those of its years and its kilometres alone. */
export function writeFalling({ vehicleType, mileage }: Facts, age: number, into: Float64Array, at = 0): void {
  for (let no = 0; no < knots.length; no++) {
    const [from, to] = [knots[no] as number, knots[no + 1] ?? age];
    into[at + no] = Math.max(0, Math.min(age, to) - from) / 10;
  }
  into[at + knots.length] = Math.log(1 + mileage / softKm[vehicleType]);
  const usual = yearlyKm[vehicleType] * Math.max(1, age);
  into[at + knots.length + 1] = Math.min(mostDriven, mileage / usual);
}

/** How a brand and a model stand out beside their level: by how fast age takes from them. */
export const slopeOf = (age: number) => Math.min(20, age) / 10 - 1;

/** Fills what nobody said with what is usual. */
export function fillSigns(signs: Float64Array, at: number, usual: ArrayLike<number>): void {
  for (let no = firstOptional; no < usual.length; no++) {
    if (Number.isNaN(signs[at + no])) signs[at + no] = usual[no] as number;
  }
}

/** What is usual among these vehicles, beside `outer`, what is usual in the market, which counts as two of them. */
export function usualSigns(
  signs: Float64Array,
  from: number,
  to: number,
  outer: ArrayLike<number>,
): Float64Array {
  const count = outer.length;
  const usual = new Float64Array(count);
  for (let no = firstOptional; no < count; no++) {
    let sum = 2 * (outer[no] as number);
    let seen = 2;
    for (let row = from; row < to; row++) {
      const value = signs[row * count + no] as number;
      if (Number.isNaN(value)) continue;
      sum += value;
      seen++;
    }
    usual[no] = sum / seen;
  }
  return usual;
}
