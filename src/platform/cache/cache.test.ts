import { describe, expect, it } from "vitest";
import { Kept, keptForMs, standsForMs } from "./kept.ts";
import { Lru } from "./lru.ts";
import { memoFor, memoWhile } from "./memo.ts";
import { memoCounts } from "./memo-counts.ts";

describe("memoFor", () => {
  it("asks once within its time, and gives the old answer while it asks again", async () => {
    let now = 0;
    let made = 0;
    const read = memoFor(
      30,
      () => new Date(now),
      async () => ++made,
    );
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
    now = 29_999;
    expect(await read()).toBe(1);
    now = 30_000;
    expect(await read()).toBe(1);
    expect(await read()).toBe(2);
    now = 89_999;
    expect(await read()).toBe(2);
    expect(await read()).toBe(3);
  });

  it("lets everybody wait once the answer is twice as old as it may be", async () => {
    let now = 0;
    let made = 0;
    const read = memoFor(
      30,
      () => new Date(now),
      async () => ++made,
    );
    await read();
    now = 60_000;
    expect(await Promise.all([read(), read()])).toEqual([2, 2]);
  });

  it("does not keep a failure, and gives the old answer instead of one", async () => {
    let now = 0;
    let fails = true;
    const read = memoFor(
      30,
      () => new Date(now),
      async () => {
        if (fails) throw new Error("away");
        return "here";
      },
    );
    await expect(read()).rejects.toThrow("away");
    fails = false;
    expect(await read()).toBe("here");
    fails = true;
    now = 60_000;
    expect(await read()).toBe("here");
    expect(await read()).toBe("here");
  });
});

describe("memoWhile", () => {
  it("asks once for each version, and each time where it is not known", async () => {
    let version: number | undefined = 1;
    let made = 0;
    const read = memoWhile(
      () => version,
      async () => ++made,
    );
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
    version = 2;
    expect(await Promise.all([read(), read()])).toEqual([2, 2]);
    version = undefined;
    expect([await read(), await read()]).toEqual([3, 4]);
    version = 2;
    expect(await read()).toBe(2);
  });

  it("asks again after half a minute, though the version is the same: its signal may be lost", async () => {
    let now = 0;
    let made = 0;
    const read = memoWhile(
      () => 1,
      async () => ++made,
      () => now,
    );
    await read();
    now = keptForMs - 1;
    expect(await read()).toBe(1);
    now = keptForMs;
    expect(await read()).toBe(2);
  });

  it("does not keep a failure", async () => {
    let fails = true;
    const read = memoWhile(
      () => 1,
      async () => {
        if (fails) throw new Error("away");
        return "here";
      },
    );
    await expect(read()).rejects.toThrow("away");
    fails = false;
    expect(await read()).toBe("here");
  });
});

describe("Kept", () => {
  it("gives a value while its version is the same, for half a minute, and keeps none of an unknown version", () => {
    let now = 0;
    const kept = new Kept<string>(2, () => now);
    kept.set("a", 1, "one", 0);
    kept.set("b", undefined, "nobody knows");
    expect([kept.get("a", 1), kept.get("a", 2), kept.get("a", undefined)]).toEqual([
      "one",
      undefined,
      undefined,
    ]);
    expect(kept.get("b", undefined)).toBeUndefined();
    now = keptForMs - 1;
    expect(kept.get("a", 1)).toBe("one");
    now = keptForMs;
    expect(kept.get("a", 1)).toBeUndefined();
  });

  it("has the same object while what is read again is equal, for ten minutes", () => {
    let now = 0;
    const kept = new Kept<{ price: number; photos: string[] }>(2, () => now);
    const first = kept.set("a", 1, { price: 1, photos: ["one"] });
    now = keptForMs;
    expect(kept.set("a", 1, { price: 1, photos: ["one"] })).toBe(first);
    expect(kept.get("a", 1)).toBe(first);
    const other = kept.set("a", 2, { price: 1, photos: ["two"] });
    expect([other.photos, kept.get("a", 2)]).toEqual([["two"], other]);
    now += standsForMs - 1;
    expect(kept.set("a", 2, { price: 1, photos: ["two"] })).toBe(other);
    now += 1;
    expect(kept.set("a", 2, { price: 1, photos: ["two"] })).not.toBe(other);
  });
});

describe("Lru", () => {
  it("forgets what was not asked for the longest", () => {
    const lru = new Lru<string, number>(2);
    lru.set("a", 1);
    lru.set("b", 2);
    lru.get("a");
    lru.set("c", 3);
    expect([lru.get("a"), lru.get("b"), lru.get("c"), lru.size]).toEqual([1, undefined, 3, 2]);
  });
});

describe("memoCounts", () => {
  it("gives a large count again for half a minute, a small one never, each by its name", async () => {
    const counts = memoCounts();
    let there = 9999;
    const ask = (name: string, ms: number) => counts(name, new Date(ms), async () => there);
    expect(await ask("all", 0)).toBe(9999);
    there = 10_000;
    expect(await ask("all", 1)).toBe(10_000);
    there = 20_000;
    expect([await ask("all", 30_000), await ask("some", 30_000)]).toEqual([10_000, 20_000]);
    expect(await ask("all", 30_001)).toBe(20_000);
  });
});
