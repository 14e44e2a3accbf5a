import { firstYear, noUpperBound } from "#features/reference/enumerations.ts";
import type { RangeBound } from "../filters.ts";

/** Bounds that a phrase with a number stands for, and how many tokens it took. `year`: both bounds at once. */
export interface NumberReading {
  taken: number;
  /** Absent when no vehicle has such an amount: the phrase stays text. */
  bounds?: Partial<Record<RangeBound, number>>;
}

export type AmountKind = "year" | "price" | "mileage" | "engine" | "seats";

/** The least and the most that an amount can be; no more than the filters take (filters.ts). */
const limits: Record<AmountKind, readonly [least: number, most: number]> = {
  // readNumber takes nothing later than lastYear for a year; "before 1980" would be 1979.
  year: [firstYear.motorcycle, Number.POSITIVE_INFINITY],
  price: [0, noUpperBound],
  mileage: [0, 9_999_999],
  // In cc; "1.6" is litres, said of a car.
  engine: [25, 5000],
  seats: [1, 50],
};

/** The reading of the tokens from `start` to `next`, in whole numbers; a span the wrong way round is turned. */
export function bounded(
  kind: AmountKind,
  start: number,
  next: number,
  low: number | undefined,
  high: number | undefined,
): NumberReading {
  const taken = next - start;
  const [least, most] = limits[kind];
  const ends = [low, high].map((end) => (end === undefined ? undefined : Math.round(end)));
  if (ends.some((end) => end !== undefined && (end < least || end > most))) return { taken };
  const isTurned = ends[0] !== undefined && ends[1] !== undefined && ends[0] > ends[1];
  const [min, max] = isTurned ? ends.toReversed() : ends;
  return {
    taken,
    bounds: {
      ...(min !== undefined && { [`${kind}Min`]: min }),
      ...(max !== undefined && { [`${kind}Max`]: max }),
    },
  };
}
