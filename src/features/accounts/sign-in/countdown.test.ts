import { describe, expect, it } from "vitest";
import { clockFace, secondsUntil } from "./countdown.ts";

describe("the countdown of a lock", () => {
  it("counts whole seconds, and stops at none", () => {
    expect(secondsUntil(10_000, 0)).toBe(10);
    expect(secondsUntil(10_000, 9_001)).toBe(1);
    expect(secondsUntil(10_000, 10_000)).toBe(0);
    expect(secondsUntil(10_000, 99_000)).toBe(0);
  });

  it("shows minutes and seconds, hours where there are any", () => {
    expect(clockFace(899, String)).toBe("14:59");
    expect(clockFace(5, String)).toBe("00:05");
    expect(clockFace(3_605, String)).toBe("1:00:05");
    expect(clockFace(65, String)).toBe("01:05");
  });
});
