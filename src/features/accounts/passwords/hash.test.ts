import { hash } from "@node-rs/argon2";
import { describe, expect, it } from "vitest";
import { AppError } from "#errors";
import { hashPassword, isOutdated, verifyPassword } from "./hash.ts";

describe("a password's hash", () => {
  it("is another one each time, and verifies what was typed alone", async () => {
    const [one, other] = await Promise.all([hashPassword("Rather-long-1"), hashPassword("Rather-long-1")]);
    expect(one).not.toBe(other);
    expect(await verifyPassword(one, "Rather-long-1")).toBe(true);
    expect(await verifyPassword(one, "Rather-long-2")).toBe(false);
    expect(await verifyPassword(null, "Rather-long-1")).toBe(false);
    expect(await verifyPassword(undefined, "")).toBe(false);
  });

  it("is outdated when its settings were weaker, not when they were stronger", async () => {
    const weaker = [
      await hash("x", { memoryCost: 8192, timeCost: 2 }),
      await hash("x", { memoryCost: 19_456, timeCost: 1 }),
      await hash("x", { algorithm: 1, memoryCost: 19_456, timeCost: 2 }),
    ];
    expect(weaker.map(isOutdated)).toEqual([true, true, true]);
    expect(isOutdated(await hashPassword("x"))).toBe(false);
    expect(isOutdated(await hash("x", { memoryCost: 32_768, timeCost: 3 }))).toBe(false);
  });

  it("leaves the event loop free, and asks to come back when too many wait", async () => {
    const all = Array.from({ length: 110 }, () => verifyPassword(null, "x").catch((error: unknown) => error));
    let turns = 0;
    const watch = setInterval(() => {
      turns++;
    }, 1);
    const answers = await Promise.all(all);
    clearInterval(watch);
    const refused = answers.filter((answer) => answer instanceof AppError);
    expect(refused.length).toBeGreaterThanOrEqual(8);
    expect(refused[0]).toMatchObject({ code: "server.busy" });
    expect(answers.filter((answer) => answer === false)).toHaveLength(110 - refused.length);
    // On this thread nothing else could have its turn more often than between one and the next.
    expect(turns).toBeGreaterThan(110);
  }, 60_000);
});
