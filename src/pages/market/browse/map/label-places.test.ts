import { expect, it } from "vitest";
import { labelPlaces } from "./label-places.ts";
import { size } from "./lay-out.ts";

const bubble = (x: number, y: number, label = "Zahle", radius = 12) => ({ x, y, radius, label });

it("puts a name under its bubble, and elsewhere where another bubble or the border is", () => {
  expect(labelPlaces([bubble(100, 100)])).toEqual([{ x: 100, y: 119 }]);
  expect(labelPlaces([bubble(100, 100), bubble(100, 125)])[0]).toEqual({ x: 100, y: 81 });
  expect(labelPlaces([bubble(100, size.height - 13)])[0]?.y).toBeLessThan(size.height - 25);
});

it("leaves out a name that has no room, the later one of two", () => {
  const [x, y] = [100, 100];
  const ring = [bubble(x, y + 25), bubble(x, y - 25), bubble(x + 25, y), bubble(x - 25, y)];
  expect(labelPlaces([bubble(x, y), ...ring])[0]).toBeUndefined();
  const [first, second] = labelPlaces([bubble(100, 100), bubble(101, 100)]);
  expect(first).toBeDefined();
  expect(second).not.toEqual(first);
  expect(labelPlaces([])).toEqual([]);
});
