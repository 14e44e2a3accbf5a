import { describe, expect, it } from "vitest";
import { keepFresh } from "./keep-fresh.ts";

function kept() {
  const at = { seconds: 0, made: 0, fails: false };
  const read = keepFresh(
    { fresh: 30, usable: 120 },
    () => new Date(at.seconds * 1000),
    async () => {
      if (at.fails) throw new Error("away");
      return ++at.made;
    },
  );
  return { at, read };
}

describe("keepFresh", () => {
  it("makes one answer for all who come together, and gives it while it is fresh", async () => {
    const { at, read } = kept();
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
    at.seconds = 29;
    expect(await read()).toBe(1);
    expect(at.made).toBe(1);
  });

  it("gives the old one while a new one is made, but never one that is too old", async () => {
    const { at, read } = kept();
    await read();
    at.seconds = 31;
    expect(await read()).toBe(1);
    expect(await read()).toBe(2);
    at.seconds = 500;
    expect(await read()).toBe(3);
  });

  it("does not keep a failure, and hides one only as long as the old answer may be used", async () => {
    const { at, read } = kept();
    at.fails = true;
    await expect(read()).rejects.toThrow("away");
    at.fails = false;
    expect(await read()).toBe(1);
    at.fails = true;
    at.seconds = 60;
    expect(await read()).toBe(1);
    at.seconds = 120;
    await expect(read()).rejects.toThrow("away");
  });
});
