import type { DriveType, FuelType, GearType } from "#features/reference/enumerations.ts";

/** One engine that a model is usually found with. Litres for cars (0 for an electric one). */
export interface Engine {
  litres: number;
  horsepower: number;
  fuel: FuelType;
}

/** What the demo market knows of a car model; names, bodies and category come from the reference data. */
export interface CarFacts {
  brand: string;
  model: string;
  /** Weight among all cars of the market. */
  share: number;
  /** First and last model year that is commonly offered in Lebanon. */
  from: number;
  to: number;
  /** US dollars for a new one of today, usual trim, customs and registration paid. */
  priceNew: number;
  /** Speed of depreciation: 1 is usual, below holds its value, above loses it faster. */
  decay: number;
  engines: readonly Engine[];
  trims: readonly string[];
  gears: readonly GearType[];
  drives: readonly DriveType[];
}

/** The same for a motorcycle model; type and engine size come from the reference data. */
export interface BikeFacts {
  brand: string;
  model: string;
  share: number;
  from: number;
  to: number;
  priceNew: number;
  decay: number;
  horsepower: number;
  gear: GearType;
}

type Options = Partial<Pick<CarFacts, "decay" | "gears" | "drives">>;

const fuels: Record<string, FuelType> = { d: "diesel", h: "hybrid", e: "electric", l: "lpg" };

/** "1.6/122 2.5/218h": litres, horsepower and, when it is not petrol, d(iesel), h(ybrid), e(lectric) or l(pg). */
function enginesOf(text: string): Engine[] {
  return text.split(" ").map((one) => {
    const [litres, power = ""] = one.split("/");
    return {
      litres: Number(litres),
      horsepower: Number.parseInt(power, 10),
      fuel: fuels[power.at(-1) ?? ""] ?? "gas",
    };
  });
}

function spanOf(years: string): { from: number; to: number } {
  const [from, to] = years.split("-").map(Number);
  if (!from || !to) throw new Error(`"${years}" is no span of years`);
  return { from, to };
}

/** A line of the facts table; trims are separated by commas. The usual car: automatic, front wheels driven. */
export function car(
  model: string,
  share: number,
  years: string,
  priceNew: number,
  engines: string,
  trims = "",
  options: Options = {},
): Omit<CarFacts, "brand"> {
  return {
    model,
    share,
    ...spanOf(years),
    priceNew,
    decay: 1,
    gears: ["automatic"],
    drives: ["fwd"],
    engines: enginesOf(engines),
    trims: trims === "" ? [] : trims.split(", "),
    ...options,
  };
}

export function bike(
  model: string,
  share: number,
  years: string,
  priceNew: number,
  horsepower: number,
  options: Partial<Pick<BikeFacts, "decay" | "gear">> = {},
): Omit<BikeFacts, "brand"> {
  return { model, share, ...spanOf(years), priceNew, horsepower, decay: 1, gear: "manual", ...options };
}

/** Puts the brand on each of its lines. */
export function brand<Line>(slug: string, ...lines: Line[]): (Line & { brand: string })[] {
  return lines.map((line) => ({ brand: slug, ...line }));
}
