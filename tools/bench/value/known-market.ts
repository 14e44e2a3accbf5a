import type { Listed } from "#features/pricing/labels/judge.ts";
import { drawPopularCar } from "../../demo/clusters.ts";
import { askingPrice, rounded, worthOf } from "../../demo/price.ts";
import { Random } from "../../demo/random.ts";
import { drawCar, drawMotorcycle, type Vehicle } from "../../demo/vehicle.ts";

/** A listing of which is known what nobody knows in a real market. */
export interface Known {
  listing: Listed;
  /** What it is worth, in US dollars. */
  worth: number;
  isDamaged: boolean;
  /** Its price or its mileage is a lie or a slip. */
  isFalse: boolean;
}

/** How much of such a market is not as it says. */
const lures = 0.03;
const slips = 0.01;
const falseMileage = 0.03;
const motorcycles = 0.1;

/**
 * A market of which every true price is known, as small and as untidy as a real one: prices scatter about what a vehicle is
 * worth, some are lures, slips of a digit or of a mileage turned back, and much is left unsaid. The same in every run.
 */
export function drawKnownMarket(listings: number, seed: string, thisYear: number): Known[] {
  return Array.from({ length: listings }, (_, no) => {
    const random = new Random(`${seed}:known:${no}`);
    const dealer = random.chance(0.3);
    const drawn = random.chance(motorcycles)
      ? drawMotorcycle(random, thisYear, dealer)
      : (drawPopularCar({ seed, listings }, no, thisYear, dealer) ?? drawCar(random, thisYear, dealer));
    const lure = random.chance(lures);
    const slip = !lure && random.chance(slips);
    const priceUsd =
      rounded(random, askingPrice(random, drawn)) *
      (lure ? random.between(0.35, 0.65) : slip ? random.pick([0.1, 10]) : 1);
    const turnedBack = drawn.condition === "used" && random.chance(falseMileage);
    const mileage = turnedBack ? Math.round(drawn.mileage * random.between(0.3, 0.6)) : drawn.mileage;
    return {
      listing: { ...said(random, drawn), id: String(no).padStart(6, "0"), priceUsd, mileage },
      worth: worthOf(drawn),
      isDamaged: drawn.condition === "damaged",
      isFalse: lure || slip || turnedBack,
    };
  });
}

/** What its seller says: brand, model, year and gearbox always, the rest as often as in such listings. */
function said(random: Random, vehicle: Vehicle): Omit<Listed, "id" | "priceUsd" | "mileage"> {
  const { vehicleType, line, year, condition, gear, engine, drive, body, motorcycleType, category } = vehicle;
  const says = <T>(share: number, value: T) => (random.chance(share) ? value : null);
  const cc = vehicle.bikeEngineSize ?? Math.round(engine.litres * 1000);
  return {
    ...{ vehicleType, brand: line.facts.brand, model: line.facts.model, year, condition, gearType: gear },
    ...{ category, motorcycleType },
    fuelType: says(0.9, engine.fuel),
    driveType: says(0.7, drive),
    bodyType: says(0.8, body),
    source: says(0.8, vehicle.source),
    accidentHistory: says(0.6, vehicle.accident),
    licenseValid: says(0.6, vehicle.licenceValid),
    horsepower: says(0.6, engine.horsepower),
    engineCc: says(0.7, cc > 0 ? cc : null),
  };
}
