import { expect, it } from "vitest";
import { pauseAfter } from "./verify-pauses.ts";

it("asks again with pauses that never shrink, for about two minutes, and then lets it be", () => {
  const pauses: number[] = [];
  for (let answers = 1; ; answers++) {
    const pause = pauseAfter(answers);
    if (pause === false) break;
    pauses.push(pause);
  }
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(pauses[0]).toBeLessThanOrEqual(2000);
  const all = pauses.reduce((sum, pause) => sum + pause, 0);
  expect(all).toBeGreaterThan(60_000);
  expect(all).toBeLessThan(180_000);
});
