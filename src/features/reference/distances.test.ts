import { describe, expect, it } from "vitest";
import { countedWithin, kmFrom, placesNear } from "./distances.ts";
import { placeSlugs, radii } from "./enumerations.ts";
import { kmBetween } from "./km-between.ts";
import { nearestPlace } from "./nearest-place.ts";
import { places } from "./reference.ts";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe("the way between two positions", () => {
  it.each([
    // Figures that anyone can look up.
    ["nowhere", at(33.9, 35.5), at(33.9, 35.5), 0],
    ["a degree of latitude", at(33, 35.5), at(34, 35.5), 111.2],
    ["Beirut to Tripoli", at(33.893, 35.502), at(34.434, 35.844), 68],
    ["Beirut to Tyre", at(33.893, 35.502), at(33.273, 35.194), 74.6],
    ["Beirut to Nicosia", at(33.893, 35.502), at(35.173, 33.365), 242],
    ["the other side of the earth", at(0, 0), at(0, 180), 20_015],
  ])("%s", (_, from, to, km) => {
    expect(Math.abs(kmBetween(from, to) - km)).toBeLessThan(Math.max(0.2, km * 0.005));
    expect(kmBetween(to, from)).toBeCloseTo(kmBetween(from, to), 9);
  });
});

describe("the places around a place", () => {
  it.each(placeSlugs)("of %s hold itself, grow with the radius, and are around each other", (slug) => {
    let before: readonly string[] = [slug];
    for (const radius of radii) {
      const found = placesNear(slug, radius);
      expect(found).toEqual(expect.arrayContaining([...before]));
      for (const other of found) expect(placesNear(other as typeof slug, radius)).toContain(slug);
      before = found;
    }
    expect([...kmFrom(slug).keys()]).toEqual([...placeSlugs]);
    expect(kmFrom(slug).get(slug)).toBe(0);
  });

  it("are those that lie there", () => {
    expect(placesNear("beirut", 5)).toEqual(["beirut"]);
    expect(placesNear("beirut", 10).toSorted()).toEqual(["antelias", "baabda", "beirut", "metn"]);
    expect(placesNear("tyre", 25)).toEqual(["tyre"]);
    expect(placesNear("hermel", 100)).not.toContain("tyre");
  });

  it("count what each radius would show, and nothing for what it would not", () => {
    expect(countedWithin("beirut", { beirut: 3, baabda: 2, tripoli: 4, tyre: 1 })).toEqual({
      5: 3,
      10: 5,
      25: 5,
      50: 5,
      100: 10,
    });
    expect(countedWithin("hermel", { beirut: 3 })).toEqual({ 100: 3 });
    expect(countedWithin("hermel", {})).toEqual({});
  });
});

describe("the place where a visitor is", () => {
  it.each(places)("is $slug at its own centre, or another at the same spot", (place) => {
    const found = places.find(({ slug }) => slug === nearestPlace(place));
    expect([found?.latitude, found?.longitude]).toEqual([place.latitude, place.longitude]);
  });
  it.each([
    ["Hamra", at(33.897, 35.482), "beirut"],
    ["Kaslik", at(33.983, 35.615), "jounieh"],
    ["Mina", at(34.452, 35.814), "tripoli"],
    ["Naqoura", at(33.118, 35.139), "tyre"],
    ["Damascus, which is no place of the list", at(33.513, 36.292), undefined],
    ["Paris", at(48.857, 2.352), undefined],
    ["no position", at(Number.NaN, Number.NaN), undefined],
  ])("%s", (_, position, slug) => {
    expect(nearestPlace(position)).toBe(slug);
  });
});
