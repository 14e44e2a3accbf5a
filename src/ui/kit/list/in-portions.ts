/** What became of work in portions: where one failed, what was not reached, and why. */
export interface Portions<Outcome> {
  outcomes: Outcome[];
  left: string[];
  error?: unknown;
}

/** As many as a bulk call takes. */
const atOnce = 100;

/**
 * Does to any number of things what a call does to `atOnce` of them: one portion after another, until one fails. What the
 * first one throws is thrown, for nothing was done.
 */
export async function inPortions<Outcome>(
  ids: readonly string[],
  call: (portion: string[]) => Promise<readonly Outcome[]>,
): Promise<Portions<Outcome>> {
  const outcomes: Outcome[] = [];
  for (let from = 0; from < ids.length; from += atOnce) {
    try {
      outcomes.push(...(await call(ids.slice(from, from + atOnce))));
    } catch (error) {
      if (from === 0) throw error;
      return { outcomes, left: ids.slice(from), error };
    }
  }
  return { outcomes, left: [] };
}
