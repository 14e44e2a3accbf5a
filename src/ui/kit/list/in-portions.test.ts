import { expect, it } from "vitest";
import { inPortions } from "./in-portions.ts";

const ids = Array.from({ length: 250 }, (_, n) => `id-${n}`);

it("goes through any number, a hundred a call, with an outcome for each", async () => {
  const sizes: number[] = [];
  const done = await inPortions(ids, async (portion) => {
    sizes.push(portion.length);
    return portion;
  });
  expect(sizes).toEqual([100, 100, 50]);
  expect(done).toEqual({ outcomes: ids, left: [] });
  expect(await inPortions([], async (portion) => portion)).toEqual({ outcomes: [], left: [] });
});

it("stops where a portion fails: what was done stays told, the others are named with why", async () => {
  const away = new Error("away");
  const failsAt = (n: number) => {
    let calls = 0;
    return inPortions(ids, async (portion) => {
      if (calls++ === n) throw away;
      return portion;
    });
  };
  expect(await failsAt(1)).toEqual({ outcomes: ids.slice(0, 100), left: ids.slice(100), error: away });
  await expect(failsAt(0)).rejects.toBe(away);
});
