/**
 * Where asking prices lie beside what the others say of them, in scatters: a tenth below `great`, three tenths below `good`,
 * a tenth above `high`.
 */
export interface Cuts {
  great: number;
  good: number;
  high: number;
}

/** A market of few says little of its edges: no cut is nearer than these. */
const nearest: Cuts = { great: -0.8, good: -0.3, high: 0.8 };
/** How far the ends of a range lie from a middle that is `doubt` unsure, in the logarithm of dollars for a cut of one. */
export const reachOf = (scatter: number, doubt: number) => scatter * Math.sqrt(1 + doubt);

/** Nothing is praised, and nobody warned, by what is only a doubt about the middle: for a label it counts more than for a range. */
const cautionOf = (doubt: number) => 1 + 1.5 * doubt;

/** At which prices the label changes: in dollars, from a middle in their logarithm that is `doubt` unsure. */
export function marksOf(
  middle: number,
  { cuts, scatter }: { cuts: Cuts; scatter: number },
  doubt: number,
): Cuts {
  const reach = reachOf(scatter, doubt) * cautionOf(doubt);
  return {
    great: dollarsOf(middle + cuts.great * reach),
    good: dollarsOf(middle + cuts.good * reach),
    high: dollarsOf(middle + cuts.high * reach),
  };
}

/** From the logarithm of dollars, to the cent. */
export const dollarsOf = (logarithm: number) => Math.round(Math.exp(logarithm) * 100) / 100;

export function cutsOf(errors: Float64Array, doubts: Float64Array, scatter: number): Cuts {
  const measured = errors
    .map((error, row) => error / (scatter * Math.sqrt(1 + (doubts[row] as number))))
    .sort();
  return {
    great: Math.min(shareAt(measured, 0.1), nearest.great),
    good: Math.min(shareAt(measured, 0.3), nearest.good),
    high: Math.max(shareAt(measured, 0.9), nearest.high),
  };
}

function shareAt(sorted: Float64Array, share: number): number {
  const place = share * (sorted.length - 1);
  const from = Math.floor(place);
  const low = sorted[from] ?? 0;
  return low + ((sorted[from + 1] ?? low) - low) * (place - from);
}
