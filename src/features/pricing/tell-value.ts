import type { Condition, GearType, VehicleType } from "#features/reference/enumerations.ts";
import type { Facts } from "./engine/signs.ts";
import { levelOfFamily } from "./engine/standing.ts";
import { type Reading, readValue, widest, yearsBeyond } from "./engine/value.ts";
import type { KnownMarket, KnownModel } from "./kept-market.ts";
import { keyOf } from "./labels/market.queries.ts";
import { roundDollars, surenessOf } from "./sureness.ts";
import type { ModelValues, Value } from "./value.contract.ts";

/** In so many years a value is told as well. */
const yearsOn = 2;
/** A page of its own says what a model is worth from so many of its listings on. */
export const enoughListings = 5;

/** What is said of a vehicle; the more, the closer the answer. What is left out counts as what is usual for the model. */
export type Asked = Pick<Facts, "vehicleType" | "brand" | "model" | "year"> &
  Partial<Omit<Facts, "mileage" | "gearType">> & {
    mileage?: number | undefined;
    gearType?: GearType | undefined;
    condition: Condition;
  };

/** What a vehicle is worth; undefined where too little is known. `known` where its model was read in another way. */
export function tellValue(
  market: KnownMarket,
  asked: Asked,
  known = market.models.get(keyOf(asked)),
): Value | undefined {
  if (!known || asked.condition === "damaged" || asked.year > market.year + 1) return undefined;
  const mileage = asked.mileage ?? usualKm(known, market.year - asked.year, asked.condition);
  const facts: Facts = { ...asked, mileage, gearType: asked.gearType ?? null };
  const read = readSure(market, known, facts);
  if (!read) return undefined;
  const later = readValue(
    market.curve,
    known.level,
    { ...facts, condition: "used", year: asked.year - yearsOn, mileage: mileage + yearsOn * known.yearlyKm },
    market.year,
  );
  const range = rangeOf(read);
  return {
    ...range,
    currency: "usd",
    confidence: surenessOf({ high: Math.exp(read.high), middle: Math.exp(read.middle) }),
    mileage,
    mileageIsUsual: asked.mileage === undefined,
    // A new one becomes a used one, which may be told by other listings: never dearer than it is now.
    later: {
      low: Math.min(range.low, roundDollars(Math.exp(later.low))),
      high: Math.min(range.high, roundDollars(Math.exp(later.high))),
    },
    evidence: evidenceOf(market, known, asked.vehicleType),
  };
}

/** What a model is worth by its year; undefined where too little is known of it. */
export function tellModel(
  market: KnownMarket,
  of: Pick<Asked, "vehicleType" | "brand" | "model">,
): ModelValues | undefined {
  const known = market.models.get(keyOf(of));
  if (!known) return undefined;
  const years = [];
  for (let year = Math.min(known.yearMax, market.year); year >= known.yearMin; year--) {
    const mileage = usualKm(known, market.year - year, "used");
    const facts = { ...of, year, mileage, gearType: null, condition: "used" as const };
    const read = readSure(market, known, facts);
    if (read) years.push({ year, mileage, ...rangeOf(read) });
  }
  return years.length > 0
    ? { yearlyKm: known.yearlyKm, years, evidence: evidenceOf(market, known, of.vehicleType) }
    : undefined;
}

/** The models with a page of their own, those with most listings first. */
export const modelsWithPages = (market: KnownMarket): KnownModel[] =>
  [...market.models.values()]
    .filter(({ level }) => level.listings >= enoughListings)
    .sort((a, b) => b.level.listings - a.level.listings || (keyOf(a) < keyOf(b) ? -1 : 1));

function readSure(
  market: KnownMarket,
  { level, yearMin, yearMax }: KnownModel,
  facts: Facts,
): Reading | undefined {
  if (!isNear(facts.year, { yearMin, yearMax })) return undefined;
  const read = readValue(market.curve, level, facts, market.year);
  return read.spread <= widest ? read : undefined;
}

/** Whether anything is known of a year. */
export const isNear = (year: number, { yearMin, yearMax }: Pick<KnownModel, "yearMin" | "yearMax">) =>
  year >= yearMin - yearsBeyond && year <= yearMax + yearsBeyond;

/** A new one has none; one of this year some months'. */
const usualKm = ({ yearlyKm }: KnownModel, age: number, condition: Condition): number =>
  condition === "new" ? 0 : Math.round((yearlyKm * Math.max(0.5, age)) / 1000) * 1000;

const rangeOf = ({ low, middle, high }: Reading) => ({
  low: roundDollars(Math.exp(low)),
  mid: roundDollars(Math.exp(middle)),
  high: roundDollars(Math.exp(high)),
});

function evidenceOf(
  { curve, fittedAt }: KnownMarket,
  known: KnownModel,
  vehicleType: VehicleType,
): Value["evidence"] {
  const { brand, model, level, yearMin, yearMax } = known;
  const family = levelOfFamily(curve, { vehicleType, brand, model });
  // What was counted at another moment is never less than what it holds.
  let listings = 0;
  const atLeast = (count = 0) => {
    listings = Math.max(listings, count);
    return listings;
  };
  return {
    ...{ listings: level.listings, yearMin, yearMax },
    pooledFrom: [
      { of: "model", listings: atLeast(level.listings) },
      ...(family ? [{ of: "family" as const, listings: atLeast(family.listings) }] : []),
      { of: "brand", listings: atLeast(curve.brands[brand]?.listings) },
      { of: "market", listings: atLeast(curve.listings) },
    ],
    asOf: fittedAt.toISOString(),
  };
}
