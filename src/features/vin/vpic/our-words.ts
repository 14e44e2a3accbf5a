import type { BodyType, DriveType, FuelType } from "#features/reference/enumerations.ts";
import type { Decoded } from "./decode.ts";

/** What of vPIC's body classes is one of ours; its "SUV" is what we call an SUV or a crossover. */
const bodies: readonly (readonly [RegExp, BodyType])[] = [
  [/^(Convertible|Roadster)/, "convertible"],
  [/^Coupe/, "coupe"],
  [/^Hatchback/, "hatchback"],
  [/^(Sedan|Limousine)/, "sedan"],
  [/^Wagon/, "wagon"],
  [/^(Pickup|Sport Utility Truck)/, "pickup"],
  [/^(Minivan|Van|Cargo Van|Step Van)/, "van"],
  [/^Crossover/, "crossover"],
  [/^Sport Utility Vehicle/, "suv"],
];

/** `usual`: which bodies the model has here. */
export function bodyOf(
  body: string | undefined,
  usual: readonly BodyType[] | undefined,
): BodyType | undefined {
  const said = bodies.find(([pattern]) => pattern.test(body ?? ""))?.[1];
  // Each list draws the line between the two elsewhere.
  if (said !== "suv" && said !== "crossover") return said;
  return usual?.find((one) => one === "suv" || one === "crossover") ?? said;
}

const electric = "Electric";
/** "RX 450h", "LE HV", "Cayenne E-Hybrid": not every schema says the second fuel of a hybrid. */
const namesHybrid = /hybrid|\bPHEV\b|\bHV\b|\b\d{3}h/i;

/** Nothing where it burns two fuels of which we have no word, or what it burns is not said. */
export function fuelOf({ fuel, secondFuel, electrification, ...names }: Decoded): FuelType | undefined {
  if (!fuel) return undefined;
  const burns = [fuel, secondFuel].filter((one) => one && one !== electric);
  const isHybrid =
    (burns.length > 0 && (fuel === electric || secondFuel === electric)) ||
    /^(PHEV|Strong HEV|HEV)/.test(electrification ?? "") ||
    namesHybrid.test(said(names));
  if (isHybrid) return "hybrid";
  if (fuel === electric) return "electric";
  if (fuel === "Diesel") return "diesel";
  if (/^Liquefied Petroleum/.test(fuel)) return "lpg";
  // What takes ethanol as well is a petrol car here.
  return /^(Gasoline|Flexible|Ethanol)/.test(fuel) &&
    burns.every((one) => !/Gas \(|Petroleum/.test(one ?? ""))
    ? "gas"
    : undefined;
}

const said = ({ model, series, trim }: Pick<Decoded, "model" | "series" | "trim">) =>
  [model, series, trim].filter(Boolean).join(" ");

/** vPIC hardly says it: it is in the names of models and trims. */
export function driveOf(decoded: Decoded): DriveType | undefined {
  const { drive } = decoded;
  if (drive === "2WD/4WD") return undefined;
  const text = `${said(decoded)} ${drive ?? ""}`;
  const isAll = /\bAWD\b|all.wheel|quattro|xdrive|4-?matic|-4M\b|4motion|\b\d{3}(xi|ix)\b/i.test(text);
  const isFour = /\b4WD\b|\b4x4\b|four.wheel/i.test(text);
  const isTwo = /\b2WD\b|\b4x2\b|\bFWD\b|\bRWD\b|front.wheel|rear.wheel/i.test(text);
  if (isTwo && (isAll || isFour)) return undefined;
  if (isAll) return "awd";
  if (isFour) return "4wd";
  if (/\bFWD\b/.test(text)) return "fwd";
  return /\bRWD\b/.test(text) ? "rwd" : undefined;
}

/** Of what is said as a number, one that a listing may have. */
export function numberOf(text: string | undefined, least: number, most: number): number | undefined {
  const number = Number(text);
  return text && number >= least && number <= most ? number : undefined;
}
