import {
  type Condition,
  type GearType,
  gearTypes,
  motorcycleGearTypes,
  type VehicleType,
} from "#features/reference/enumerations.ts";
import { foldDigits } from "#i18n/format.ts";

/** What a page about values is about; the more is said, the closer it answers. */
export interface ValueOf {
  vehicleType: VehicleType;
  brand?: string;
  model?: string;
  year?: number;
}
/** What of a vehicle is asked beyond its model and its year. */
export interface Details {
  mileage?: number;
  gearType?: GearType;
  condition?: Exclude<Condition, "damaged">;
}

const folders = { car: "cars", motorcycle: "motorcycles" } as const satisfies Record<VehicleType, string>;
const kinds = { cars: "car", motorcycles: "motorcycle" } as const satisfies Record<string, VehicleType>;
const slug = /^[a-z0-9-]{1,60}$/;
const calendarYear = /^(19|20)\d\d$/;
/** More is not believed. */
const mostKm = 1_000_000;

/** `/value`, `/value/motorcycles`, `/value/cars/toyota`, `/value/cars/toyota/corolla/2016`. */
export function valuePath({ vehicleType, brand, model, year }: ValueOf): string {
  const parts = [brand, brand && model, brand && model && year].filter((part) => part !== undefined);
  if (parts.length === 0) return vehicleType === "car" ? "/value" : `/value/${folders[vehicleType]}`;
  return ["/value", folders[vehicleType], ...parts].join("/");
}

/** What an address behind `/value/` is about; undefined where nothing can be. */
export function readValuePath(rest: string): ValueOf | undefined {
  if (rest === "") return { vehicleType: "car" };
  const [folder = "", brand, model, year, ...more] = rest.split("/");
  const vehicleType = Object.hasOwn(kinds, folder) ? kinds[folder as keyof typeof kinds] : undefined;
  const isSlug = (part: string | undefined) => part === undefined || slug.test(part);
  if (!vehicleType || more.length > 0 || !isSlug(brand) || !isSlug(model)) return undefined;
  if (year !== undefined && !calendarYear.test(year)) return undefined;
  return {
    vehicleType,
    ...(brand !== undefined && { brand }),
    ...(model !== undefined && { model }),
    ...(year !== undefined && { year: Number(year) }),
  };
}

type Raw = Readonly<Record<string, unknown>>;
const textOf = (raw: Raw, name: string) => {
  const value = raw[name];
  return typeof value === "string" || typeof value === "number" ? foldDigits(String(value)).trim() : "";
};

/** The details of an address, as far as they can be read. */
export function readDetails(vehicleType: VehicleType, raw: Raw): Details {
  const typed = textOf(raw, "mileage").replace(/[\s,.]/g, "");
  const mileage = /^\d{1,7}$/.test(typed) ? Number(typed) : undefined;
  const gears: readonly GearType[] = vehicleType === "car" ? gearTypes : motorcycleGearTypes;
  const gearType = gears.find((one) => one === textOf(raw, "gearType"));
  const isNew = textOf(raw, "condition") === "new";
  return {
    ...(mileage !== undefined && mileage <= mostKm && { mileage }),
    ...(gearType && { gearType }),
    ...(isNew && { condition: "new" }),
  };
}

/** What the form says that was sent without a script: `/value?type=car&brand=…`; undefined where it says nothing. */
export function readForm(raw: Raw): (ValueOf & Details) | undefined {
  const brand = textOf(raw, "brand");
  const type = textOf(raw, "type");
  if (!slug.test(brand)) return type === "motorcycle" ? { vehicleType: "motorcycle" } : undefined;
  const vehicleType = type === "motorcycle" ? "motorcycle" : "car";
  const [model, year] = [textOf(raw, "model"), textOf(raw, "year")];
  return {
    ...{ vehicleType, brand },
    ...(slug.test(model) && { model }),
    ...(calendarYear.test(year) && { year: Number(year) }),
    ...readDetails(vehicleType, raw),
  };
}
