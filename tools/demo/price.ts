import type { Currency } from "#features/reference/enumerations.ts";
import type { Random } from "./random.ts";
import type { Vehicle } from "./vehicle.ts";

/** Units of each currency for one US dollar, as the settings hold them. */
export type Rates = Record<Currency, number>;

export interface Price {
  amount: number;
  currency: Currency;
}

/** The share of the price when new that is left after some years: a steep first year, then an even fall to a floor. */
function remaining(age: number, decay: number): number {
  if (age === 0) return 1;
  return 0.86 * Math.exp(-0.105 * decay * age) + 0.055 + 0.02 / decay;
}

/** What it is worth in US dollars, were it not damaged: what nobody in a real market knows, and measurements compare with. */
export function worthOf(vehicle: Vehicle): number {
  const { line, age, condition, mileage, care, engine } = vehicle;
  const { facts } = line;
  let value = facts.priceNew * remaining(age, facts.decay);
  if (condition === "used" && age === 0) value *= 0.93;
  const expected = (vehicle.vehicleType === "motorcycle" ? 4500 : 14_500) * Math.max(0.4, age) ** 0.9;
  if (condition === "used") value *= Math.max(0.78, Math.min(1.13, 1 + (1 - mileage / expected) * 0.14));
  value *= 0.92 + care * 0.15;
  if ("trims" in facts) {
    const rank = facts.trims.indexOf(vehicle.trim);
    if (rank > 0) value *= 1 + 0.035 * rank;
    const usual = facts.engines[0]?.horsepower ?? engine.horsepower;
    value *= Math.max(0.9, Math.min(1.15, 1 + (engine.horsepower / usual - 1) * 0.2));
  }
  if (vehicle.accident && condition === "used") value *= 0.9;
  if (vehicle.source === "company") value *= 1.04;
  if (!vehicle.licenceValid) value *= 0.96;
  return Math.max(lowestOf(vehicle), value);
}

const lowestOf = ({ vehicleType }: Vehicle) => (vehicleType === "motorcycle" ? 350 : 1100);

/** US dollars that a seller would ask, before rounding. */
export function askingPrice(random: Random, vehicle: Vehicle): number {
  let value = worthOf(vehicle);
  if (vehicle.condition === "damaged") value *= random.between(0.4, 0.68);
  value *= Math.exp(random.normal() * 0.07);
  // Every market has its dreamers and its bargains.
  if (random.chance(0.025))
    value *= random.chance(0.6) ? random.between(1.25, 1.5) : random.between(0.72, 0.82);
  return Math.max(lowestOf(vehicle), value);
}

function roundTo(step: number, value: number): number {
  return Math.max(step, Math.round(value / step) * step);
}

/** As people write a price: 12,800, 13,500, 47,000; below the round number rather than above it. */
export function rounded(random: Random, value: number): number {
  if (value < 1500) return roundTo(50, value);
  if (value < 20_000) {
    const price = roundTo(random.chance(0.5) ? 500 : 100, value);
    return price % 1000 === 0 && random.chance(0.35) ? price - 100 : price;
  }
  if (value < 60_000) {
    const price = roundTo(random.chance(0.6) ? 1000 : 500, value);
    return price % 10_000 === 0 && random.chance(0.5) ? price - (random.chance(0.5) ? 100 : 500) : price;
  }
  return roundTo(value > 120_000 ? 5000 : 1000, value);
}

/** The same in the seller's currency: most ask dollars, some lira, few euros. */
export function inCurrency(random: Random, usd: number, currency: Currency, rates: Rates): number {
  if (currency === "usd") return rounded(random, usd);
  if (currency === "eur") return rounded(random, usd * rates.eur);
  const lira = usd * rates.lbp;
  return roundTo(lira > 1_000_000_000 ? 50_000_000 : 5_000_000, lira);
}

export function drawCurrency(random: Random): Currency {
  const draw = random.next();
  return draw < 0.88 ? "usd" : draw < 0.95 ? "lbp" : "eur";
}

/** Exact to the cent, as price_in_usd() of the database rounds it. */
export function toUsd({ amount, currency }: Price, rates: Rates): number {
  return currency === "usd" ? amount : Math.round((amount * 100) / rates[currency]) / 100;
}
