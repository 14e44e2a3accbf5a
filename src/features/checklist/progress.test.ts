import { expect, it } from "vitest";
import { inspection as arabicPoints } from "#features/inspections/points/messages.ar.ts";
import { inspection } from "#features/inspections/points/messages.en.ts";
import { allPoints, dealBreakers } from "#features/inspections/points/points.ts";
import { checklist as arabic } from "./messages.ar.ts";
import { doneIn, progressOf } from "./progress.ts";

it("has sixty points, each with its words and what a fault there means, in both languages", () => {
  expect(allPoints).toHaveLength(60);
  expect(new Set(allPoints).size).toBe(60);
  const keys = allPoints.flatMap((point) => [point, `${point}Flag`]).toSorted();
  expect(Object.keys(inspection).toSorted()).toEqual(keys);
  expect(Object.keys(arabicPoints).toSorted()).toEqual(keys);
  for (const text of [...Object.values(arabicPoints), ...Object.values(arabic)])
    expect(text).not.toMatch(/[٠-٩۰-۹]/);
});

it("counts what was looked at, and tells faults from reasons not to buy", () => {
  expect(progressOf({ answers: {} })).toEqual({ done: 0, faults: [], stops: [] });
  const answers = { body1: "bad", papers2: "bad", papers1: "ok", drive15: "skip" } as const;
  expect(progressOf({ answers })).toEqual({ done: 4, faults: ["body1", "papers2"], stops: ["papers2"] });
  expect(doneIn({ answers }, "papers")).toBe(2);
  for (const point of dealBreakers) expect(allPoints).toContain(point);
});
