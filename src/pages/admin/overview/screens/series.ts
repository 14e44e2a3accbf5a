/** So many points at most: a year of days is drawn by the week. */
const mostPoints = 53;

/**
 * Fewer values for the same time: of what is counted by the day the sum of each stretch, of what stands the last of it.
 * What nobody counted is left out.
 */
export function thinned(values: readonly (number | null)[], kind: "flow" | "stock"): number[] {
  const size = Math.ceil(values.length / mostPoints);
  const thin: number[] = [];
  for (let at = 0; at < values.length; at += size) {
    const known = values.slice(at, at + size).filter((value) => value !== null);
    const last = known.at(-1);
    if (last === undefined) continue;
    thin.push(kind === "stock" ? last : known.reduce((sum, value) => sum + value, 0));
  }
  return thin;
}

/** What stood at the end of each day, from what stands now and what each day added. */
export function standing(now: number, added: readonly number[]): number[] {
  let stood = now;
  return added
    .toReversed()
    .map((one) => {
      const end = stood;
      stood -= one;
      return end;
    })
    .toReversed();
}

/** By how much the one is more than the other, as a whole percentage; undefined where the other was nothing. */
export const percentMore = (now: number, before: number): number | undefined =>
  before > 0 ? Math.round((now / before - 1) * 100) : undefined;
