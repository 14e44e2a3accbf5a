import { dot, doubtOf } from "./blocks.ts";
import { reachOf } from "./cuts.ts";
import type { Curve } from "./fit.ts";
import type { ModelLevel } from "./model.ts";
import { ageOf, type Facts, falling, fillSigns, slopeOf, writeFalling, writeSigns } from "./signs.ts";
import { standingOf } from "./standing.ts";

/** Nothing older is spoken of. */
export const oldestAge = 40;
/** A range that goes further up from its middle than this says nothing. */
export const widest = Math.log(1.35);
/** So many years from the last listing of a model, nobody knows. */
export const yearsBeyond = 6;

/** What is read of a vehicle, in the logarithm of dollars. */
export interface Reading {
  /** By its own signs alone, before years were held to only ever lower it. */
  plain: number;
  middle: number;
  low: number;
  high: number;
  /** How unsure the middle is at this age. */
  doubt: number;
  /** How far the range goes up from its middle, by that. */
  spread: number;
}

/**
 * What a vehicle of this model is worth. The same vehicle a year older, or with more kilometres, is never worth more: neither
 * the middle nor an end of the range.
 */
export function readValue(curve: Curve, model: ModelLevel, facts: Facts, thisYear: number): Reading {
  const { cuts } = curve;
  const age = Math.min(oldestAge, ageOf(facts, thisYear));
  const standing = standingOf(curve, facts);
  const chain = [{ unsure: model.unsure, hold: standing.hold }, ...standing.above];
  const size = curve.worth.length;
  const signs = new Float64Array(size);
  writeSigns(facts, thisYear, signs);
  fillSigns(signs, 0, model.usual);
  let unchanging = standing.level + model.level;
  for (let no = falling; no < size; no++) unchanging += (signs[no] as number) * (curve.worth[no] as number);
  const at = (years: number) => {
    writeFalling(facts, years, signs);
    const z = slopeOf(years);
    const doubt = doubtOf(chain, z) + curve.vague;
    return {
      said: unchanging + dot(signs, 0, curve.worth, falling) + (standing.slope + model.slope) * z,
      doubt,
      reach: reachOf(curve.scatter, doubt),
    };
  };
  let middle = Number.POSITIVE_INFINITY;
  let high = Number.POSITIVE_INFINITY;
  let low = Number.NEGATIVE_INFINITY;
  let own = { middle: 0, high: 0, plain: 0, doubt: 0, spread: 0 };
  for (let years = 0; years <= oldestAge; years++) {
    const { said, doubt, reach } = at(years);
    middle = Math.min(middle, said);
    high = Math.min(high, middle + cuts.high * reach);
    if (years === age) own = { middle, high, plain: said, doubt, spread: cuts.high * reach };
    if (years >= age) low = Math.max(low, middle + cuts.great * reach);
  }
  return { ...own, low };
}
