import { expect, test } from "vitest";
import { findRate, holds } from "./find-rate.ts";
import { kinds } from "./mix.ts";
import type { Outcome } from "./volley.ts";

const outcome = (rate: number, p99: number, errors: Record<string, number> = {}): Outcome => ({
  rate,
  seconds: 1,
  sent: rate,
  errors,
  p50: 1,
  p99,
  p99Of: Object.fromEntries(kinds.map((kind) => [kind, p99])) as Outcome["p99Of"],
  fellBehind: false,
});

test("the rate that is held is found to within an eighth, whatever failed once by chance", async () => {
  for (const limit of [12, 100, 333]) {
    let chance = true;
    const found = await findRate(
      async (rate) => {
        chance = !chance;
        return outcome(rate, chance || rate > limit ? 300 : 20);
      },
      10,
      1,
    );
    expect(holds(found)).toBe(true);
    expect(found.rate).toBeLessThanOrEqual(limit);
    expect(found.rate).toBeGreaterThan(limit / 1.13);
  }
});

test("a server that answers with one error does not hold a rate", async () => {
  const found = await findRate(async (rate) => outcome(rate, 5, { "browse 503": 1 }), 10, 1);
  expect([holds(found), found.rate]).toEqual([false, 10]);
});
