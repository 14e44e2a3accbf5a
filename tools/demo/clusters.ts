import { type CarLine, carLines } from "./market.ts";
import { Random } from "./random.ts";
import { drawCar, type Vehicle } from "./vehicle.ts";

/**
 * Models that everybody offers. A fair price wants five others of a model within a year: drawn by chance alone, a market of some
 * hundred listings has no such model.
 */
const popular: readonly { brand: string; model: string; age: number }[] = [
  { brand: "toyota", model: "corolla", age: 8 },
  { brand: "kia", model: "picanto", age: 6 },
  { brand: "kia", model: "sportage", age: 9 },
  { brand: "nissan", model: "sunny", age: 10 },
];
const ofEach = 10;
const all = popular.length * ofEach;
/** A smaller market is one of chance. */
const fewestListings = 500;
const mostDraws = 500;

/** The popular car that the listing with this number is of; undefined for most numbers, which are left to chance. */
export function drawPopularCar(
  { seed, listings }: { seed: string; listings: number },
  index: number,
  thisYear: number,
  dealer: boolean,
): Vehicle | undefined {
  const step = Math.floor(listings / all);
  const place = (index - 1) / step;
  if (listings < fewestListings || !Number.isInteger(place) || place >= all) return undefined;
  const wanted = popular[place % popular.length];
  const line = carLines.find(({ facts }) => facts.brand === wanted?.brand && facts.model === wanted.model);
  return (
    wanted && line && drawOfAge(new Random(`${seed}:popular:${index}`), line, wanted.age, thisYear, dealer)
  );
}

/** Drawn again until it is about as old as the others, and one that is compared with them. */
function drawOfAge(
  random: Random,
  line: CarLine,
  age: number,
  thisYear: number,
  dealer: boolean,
): Vehicle | undefined {
  for (let draw = 0; draw < mostDraws; draw++) {
    const vehicle = drawCar(random, thisYear, dealer, line);
    const isNear = vehicle.age === age || vehicle.age === age + 1;
    if (isNear && vehicle.condition === "used" && !vehicle.accident) return vehicle;
  }
  return undefined;
}
