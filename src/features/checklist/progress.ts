import {
  allPoints,
  dealBreakers,
  type Part,
  type Point,
  pointsOf,
} from "#features/inspections/points/points.ts";
import type { Inspection } from "./inspection-store.ts";

/** How far an inspection is: what was looked at, which faults were found, and which of them are reasons not to buy. */
export function progressOf({ answers }: Pick<Inspection, "answers">) {
  const done = allPoints.filter((point) => answers[point] !== undefined);
  const faults = allPoints.filter((point) => answers[point] === "bad");
  const stops = faults.filter((point) => dealBreakers.has(point));
  return { done: done.length, faults, stops };
}

export const doneIn = ({ answers }: Pick<Inspection, "answers">, part: Part): number =>
  pointsOf(part).filter((point: Point) => answers[point] !== undefined).length;
