import { dot, doubtOf, type Rows, sumUp, unsureOf } from "./blocks.ts";
import { type Curve, modelLevel, weightOf } from "./fit.ts";
import type { Pair } from "./matrix.ts";
import { ageOf, fillSigns, type Priced, slopeOf, usualSigns, writeSigns } from "./signs.ts";
import { standingOf } from "./standing.ts";

/** A model of fewer is spoken of by its brand alone: of that nobody is told a value. */
export const fewestListings = 2;
const rounds = 6;

/** What a model's listings say beside its brand. */
export interface ModelLevel {
  level: number;
  slope: number;
  unsure: Pair;
  usual: number[];
  listings: number;
}
/** What the others say of one listing, in the logarithm of dollars. */
export interface Alone {
  middle: number;
  doubt: number;
  weight: number;
}

/** Reads the listings of one model by the curve of its market: its own level, and of each listing what the others say. */
export function readModel(
  curve: Curve,
  listings: readonly Priced[],
  thisYear: number,
): { level: ModelLevel; alone: Alone[] } {
  const size = curve.worth.length;
  const count = listings.length;
  const rows: Rows = {
    size,
    signs: new Float64Array(count * size),
    slopes: new Float64Array(count),
    prices: new Float64Array(count),
    weights: new Float64Array(count).fill(1),
  };
  listings.forEach((one, row) => {
    writeSigns(one, thisYear, rows.signs, row * size);
    rows.slopes[row] = slopeOf(ageOf(one, thisYear));
    rows.prices[row] = Math.log(one.priceUsd);
  });
  const usual = usualSigns(rows.signs, 0, count, curve.usual);
  for (let row = 0; row < count; row++) fillSigns(rows.signs, row * size, usual);
  const [first] = listings;
  if (!first) throw new RangeError("a model without listings");
  const standing = standingOf(curve, first);
  const noise = curve.scatter ** 2;
  for (let round = 1; ; round++) {
    const block = sumUp(rows, 0, count);
    const unsure = unsureOf(block, standing.hold);
    const [level, slope] = modelLevel(block, unsure, [standing.level, standing.slope], curve.worth, size);
    const alone = listings.map((_, row) => {
      const z = rows.slopes[row] as number;
      const said =
        dot(rows.signs, row * size, curve.worth, size) +
        standing.level +
        level +
        (standing.slope + slope) * z;
      const doubt = doubtOf([{ unsure, hold: standing.hold }, ...standing.above], z) + curve.vague;
      const weight = rows.weights[row] as number;
      const stays = Math.max(1 - weight * doubt, 1e-6);
      const error = ((rows.prices[row] as number) - said) / stays;
      rows.weights[row] = weightOf(error ** 2 / noise, doubt / stays);
      return { middle: (rows.prices[row] as number) - error, doubt: doubt / stays, weight };
    });
    if (round === rounds)
      return { level: { level, slope, unsure, usual: Array.from(usual), listings: count }, alone };
  }
}
