import { describe, expect, it } from "vitest";
import { attemptOf } from "./attempt.ts";

describe("the key of an attempt", () => {
  it("stays while the same is sent, and only then", () => {
    const first = attemptOf(undefined, { title: "a" });
    expect(first.key).toMatch(/^[0-9a-f]{32}$/);
    expect(attemptOf(first, { title: "a" }).key).toBe(first.key);
    expect(attemptOf(first, { title: "b" }).key).not.toBe(first.key);
  });
});
