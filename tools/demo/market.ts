import { brandBySlug, modelBySlug } from "#features/reference/reference.ts";
import type {
  CarBrand,
  CarModel,
  MotorcycleBrand,
  MotorcycleModel,
} from "#features/reference/reference.types.ts";
import { americanCars } from "./facts/cars-america.ts";
import { otherEuropeanCars } from "./facts/cars-europe.ts";
import { germanCars } from "./facts/cars-germany.ts";
import { asianCars } from "./facts/cars-japan-korea-china.ts";
import type { BikeFacts, CarFacts } from "./facts/facts.types.ts";
import { motorcycles } from "./facts/motorcycles.ts";
import { Weighted } from "./random.ts";

export interface CarLine {
  facts: CarFacts;
  brand: CarBrand;
  model: CarModel;
}
export interface BikeLine {
  facts: BikeFacts;
  brand: MotorcycleBrand;
  model: MotorcycleModel;
}

export const carFacts: readonly CarFacts[] = [
  ...asianCars,
  ...germanCars,
  ...otherEuropeanCars,
  ...americanCars,
];
export const bikeFacts: readonly BikeFacts[] = motorcycles;

function missing({ brand, model }: { brand: string; model: string }): never {
  throw new Error(`the reference data has no ${brand} ${model}`);
}

/** Every line of the facts with its brand and model of the reference data. Throws where one is missing. */
export const carLines: readonly CarLine[] = carFacts.map((facts) => {
  const brand = brandBySlug("car", facts.brand) ?? missing(facts);
  return { facts, brand, model: modelBySlug(brand, facts.model) ?? missing(facts) };
});
export const bikeLines: readonly BikeLine[] = bikeFacts.map((facts) => {
  const brand = brandBySlug("motorcycle", facts.brand) ?? missing(facts);
  return { facts, brand, model: modelBySlug(brand, facts.model) ?? missing(facts) };
});

export const carsByShare = new Weighted(carLines, ({ facts }) => facts.share);
export const bikesByShare = new Weighted(bikeLines, ({ facts }) => facts.share);
/** What a dealer shows: more of the dear and the recent, fewer of the cheap and old. */
export const dealerCarsByShare = new Weighted(
  carLines,
  ({ facts }) => facts.share * (facts.priceNew > 45_000 ? 1.8 : 0.8),
);
