import { describe, expect, it } from "vitest";
import { places } from "#features/reference/reference.ts";
import { layOut, pointOf, size } from "./lay-out.ts";
import { outline } from "./outline.ts";

/** By the parity of the edges to the east. */
function isInside(latitude: number, longitude: number): boolean {
  let inside = false;
  for (const [at, [y2, x2]] of outline.entries()) {
    const [y1, x1] = outline.at(at - 1) as readonly [number, number];
    const crosses = y1 > latitude !== y2 > latitude;
    if (crosses && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

describe("the outline of Lebanon", () => {
  it.each(places)("holds $en", ({ latitude, longitude }) => {
    expect(isInside(latitude, longitude)).toBe(true);
  });
  it.each([
    ["Damascus", 33.513, 36.292],
    ["Haifa", 32.82, 34.99],
    ["Homs", 34.73, 36.71],
    ["the sea before Beirut", 33.9, 35.4],
    ["Quneitra", 33.125, 35.824],
  ])("does not hold %s", (_, latitude, longitude) => {
    expect(isInside(latitude, longitude)).toBe(false);
  });
  it("is about as large as the country, and has room in the drawing", () => {
    const corners = outline.map(([latitude, longitude]) => pointOf({ latitude, longitude }));
    let area = 0;
    for (const [at, { x, y }] of corners.entries()) {
      const before = corners.at(at - 1) as { x: number; y: number };
      area += (before.x * y - x * before.y) / 2;
      expect(x > 0 && x < size.width && y > 0 && y < size.height).toBe(true);
    }
    // 10,452 km².
    expect(Math.abs(area) / (256 / 111.2) ** 2).toBeGreaterThan(9900);
    expect(Math.abs(area) / (256 / 111.2) ** 2).toBeLessThan(11_000);
  });
});

describe("the bubbles", () => {
  const districts = places.filter(({ slug, district }) => slug === district.slug);
  const ofCounts = (count: (at: number) => number) =>
    layOut(districts.map((place, at) => ({ ...place, count: count(at) })));

  it.each<[string, (at: number) => number]>([
    ["alike", () => 7],
    ["as a market has them", (at) => Math.ceil(240 / (at + 1))],
    ["all in one", (at) => (at === 0 ? 100_000 : 1)],
    ["all but one in none", (at) => (at === 3 ? 9 : 0)],
  ])("lie beside one another, in the drawing, near their places: %s", (_, count) => {
    const bubbles = ofCounts(count);
    for (const [at, bubble] of bubbles.entries()) {
      const home = pointOf(bubble);
      expect(Math.hypot(bubble.x - home.x, bubble.y - home.y)).toBeLessThan(45);
      expect(bubble.x - bubble.radius).toBeGreaterThanOrEqual(0);
      expect(bubble.x + bubble.radius).toBeLessThanOrEqual(size.width);
      for (const other of bubbles.slice(at + 1)) {
        const apart = Math.hypot(bubble.x - other.x, bubble.y - other.y);
        expect(apart, `${bubble.slug} and ${other.slug}`).toBeGreaterThan(bubble.radius + other.radius - 3);
      }
    }
  });

  it("have areas as their counts are, and are the same each time", () => {
    const [large, small] = ofCounts((at) => (at === 0 ? 400 : 100));
    expect((large?.radius ?? 0) / (small?.radius ?? 1)).toBeCloseTo(2, 5);
    expect(ofCounts((at) => at)).toEqual(ofCounts((at) => at));
    expect(layOut([])).toEqual([]);
  });
});
