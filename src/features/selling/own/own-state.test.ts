import { describe, expect, it } from "vitest";
import { daysLeft, mendKey, stateOf } from "./own-state.ts";

describe("the state of an own listing", () => {
  it.each(["pending", "active", "rejected"] as const)("%s is what it is", (status) => {
    expect(stateOf({ status, expiredReason: null })).toBe(status);
  });

  it.each(["lapsed", "sold", "withdrawn", "plan_ended"] as const)(
    "expired as %s says so",
    (expiredReason) => {
      expect(stateOf({ status: "expired", expiredReason })).toBe(expiredReason);
    },
  );
});

it.each([
  ["bad_photos", null, "own.mend_bad_photos"],
  ["bad_photos", "Too dark", "own.mend_bad_photos"],
  ["other", "No wheels", "own.mend_other"],
  // "What is said here" needs something that is said.
  ["other", null, "own.noReason"],
  [null, null, "own.noReason"],
  [null, "No wheels", undefined],
] as const)(
  "a refusal for %s, of which the reviewer wrote %s, says %s",
  (rejectionCode, rejectionReason, key) => {
    expect(mendKey({ rejectionCode, rejectionReason })).toBe(key);
  },
);

describe("the days a listing has left", () => {
  const now = new Date("2026-11-15T10:00:00Z");
  it.each([
    ["2026-11-15T10:00:01Z", 0],
    ["2026-11-16T09:59:59Z", 0],
    ["2026-11-16T10:00:00Z", 1],
    ["2027-01-14T10:00:00Z", 60],
    ["2026-11-14T10:00:00Z", 0],
  ])("until %s are %i", (expiresAt, days) => {
    expect(daysLeft({ expiresAt }, now)).toBe(days);
  });

  it("are none to speak of without an end", () => {
    expect(daysLeft({ expiresAt: null }, now)).toBeUndefined();
  });
});
