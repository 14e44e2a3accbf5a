import type { Outcome } from "./volley.ts";

export const targetMs = 250;
const growth = 1.6;
const halvings = 2;
const confirmations = 3;

export const holds = ({ errors, p99, fellBehind }: Outcome): boolean =>
  Object.keys(errors).length === 0 && !fellBehind && p99 < targetMs;

export type Fire<Found extends Outcome = Outcome> = (rate: number, seconds: number) => Promise<Found>;

/**
 * The highest rate that a server holds, from `start` on: larger steps until it does not, twice what lies between, and a longer volley
 * that confirms it, or the next lower one. What fails once is tried once more, for a machine may stand still for a moment.
 * Where not even `start` is held, the outcome of that.
 */
export async function findRate<Found extends Outcome>(
  fire: Fire<Found>,
  start: number,
  stepSeconds: number,
): Promise<Found> {
  const attempt = async (rate: number, seconds: number) => {
    const first = await fire(rate, seconds);
    return holds(first) ? first : fire(rate, seconds);
  };
  let held: number | undefined;
  let missed: number | undefined;
  let last: Found | undefined;
  for (let rate = start; missed === undefined; rate *= growth) {
    last = await attempt(rate, stepSeconds);
    if (holds(last)) held = rate;
    else missed = rate;
  }
  if (held === undefined) return last as Found;
  for (let at = 0; at < halvings; at++) {
    const middle = Math.sqrt(held * missed);
    if (holds(await attempt(middle, stepSeconds))) held = middle;
    else missed = middle;
  }
  for (let at = 0; at < confirmations; at++) {
    last = await attempt(held, 2 * stepSeconds);
    if (holds(last)) return last;
    held *= 0.85;
  }
  return last as Found;
}
