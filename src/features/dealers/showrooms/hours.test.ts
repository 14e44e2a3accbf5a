import { describe, expect, it } from "vitest";
import { openingAt, type Week } from "./hours.ts";

const work: Week = [
  [["09:00", "18:00"]],
  [
    ["09:00", "13:00"],
    ["15:00", "18:00"],
  ],
  [["09:00", "18:00"]],
  [["09:00", "18:00"]],
  [["09:00", "24:00"]],
  [["00:00", "02:00"]],
  [],
];
const always: Week = Array.from({ length: 7 }, () => [["00:00", "24:00"] as const]);
const never: Week = Array.from({ length: 7 }, () => []);

describe("the hours of a showroom", () => {
  // 2026-11-16 is a Monday; Beirut is two hours ahead of UTC in winter, three in summer.
  it.each([
    ["2026-11-16T06:59:00Z", { isOpen: false, at: "09:00", weekday: null }],
    ["2026-11-16T07:00:00Z", { isOpen: true, at: "18:00", weekday: null }],
    ["2026-11-16T15:59:59Z", { isOpen: true, at: "18:00", weekday: null }],
    ["2026-11-16T16:00:00Z", { isOpen: false, at: "09:00", weekday: 1 }],
    ["2026-11-17T11:00:00Z", { isOpen: false, at: "15:00", weekday: null }],
    ["2026-11-20T21:59:00Z", { isOpen: true, at: "02:00", weekday: 5 }],
    ["2026-11-20T22:30:00Z", { isOpen: true, at: "02:00", weekday: null }],
    ["2026-11-21T00:00:00Z", { isOpen: false, at: "09:00", weekday: 0 }],
    // Still Sunday in UTC, Monday in Beirut.
    ["2026-11-15T22:30:00Z", { isOpen: false, at: "09:00", weekday: null }],
    // Summer time: nine o'clock is six in UTC.
    ["2026-07-13T06:00:00Z", { isOpen: true, at: "18:00", weekday: null }],
    ["2026-07-13T05:59:00Z", { isOpen: false, at: "09:00", weekday: null }],
  ])("at %s stand as %o", (moment, opening) => {
    expect(openingAt(work, new Date(moment))).toEqual(opening);
  });

  it("know of no change where none comes", () => {
    const moment = new Date("2026-11-16T10:00:00Z");
    expect(openingAt(always, moment)).toEqual({ isOpen: true, at: null, weekday: null });
    expect(openingAt(never, moment)).toEqual({ isOpen: false, at: null, weekday: null });
  });
});
