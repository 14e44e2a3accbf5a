import type {
  BodyType,
  Category,
  Condition,
  DriveType,
  ExteriorColour,
  FeatureSlug,
  FuelType,
  GearType,
  MotorcycleType,
  PlaceSlug,
  SortOrder,
} from "#features/reference/enumerations.ts";
import { placeShares } from "../../demo/places.ts";
import { type Random, Weighted } from "../../demo/random.ts";

function drawing<T extends string>(shares: Partial<Record<T, number>>): (random: Random) => T {
  const table = new Weighted(Object.entries(shares) as [T, number][], ([, share]) => share);
  return (random) => table.draw(random)[0];
}

/** How often each choice is asked for: an estimate of what buyers click, which need not be what is offered. */
export const place = drawing<PlaceSlug>(placeShares);
export const colour = drawing<ExteriorColour>({
  white: 30,
  black: 30,
  silver: 12,
  grey: 12,
  red: 8,
  blue: 8,
});
export const body = drawing<BodyType>({
  suv: 45,
  sedan: 28,
  hatchback: 10,
  pickup: 6,
  coupe: 6,
  van: 3,
  wagon: 2,
});
export const gear = drawing<GearType>({ automatic: 75, manual: 25 });
export const fuel = drawing<FuelType>({ gas: 50, hybrid: 25, diesel: 15, electric: 10 });
export const drive = drawing<DriveType>({ "4wd": 50, awd: 35, rwd: 10, fwd: 5 });
export const category = drawing<Category>({
  small: 30,
  family: 35,
  luxury: 20,
  van: 5,
  truck: 5,
  damaged: 5,
});
export const condition = drawing<Condition>({ used: 60, new: 30, damaged: 10 });
export const motorcycleType = drawing<MotorcycleType>({
  sport: 30,
  scooter: 25,
  naked: 20,
  adventure: 15,
  cruiser: 10,
});
export const feature = drawing<FeatureSlug>({
  sunroof: 30,
  "leather-seats": 25,
  "rear-camera": 25,
  carplay: 20,
});
export const order = drawing<SortOrder>({
  default: 60,
  price_low_to_high: 14,
  newest: 10,
  year_new_to_old: 6,
  mileage_low_to_high: 4,
  price_high_to_low: 3,
  most_viewed: 2,
  oldest: 1,
});

const tops = new Weighted(
  [
    [5000, 14],
    [8000, 10],
    [10_000, 22],
    [15_000, 20],
    [20_000, 16],
    [30_000, 12],
    [50_000, 6],
  ] as const,
  ([, share]) => share,
);
/** US dollars. */
export const priceTop = (random: Random): number => tops.draw(random)[0];
