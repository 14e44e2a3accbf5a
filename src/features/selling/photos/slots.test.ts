import { expect, it } from "vitest";
import type { PhotoSlot } from "#features/media/upload.contract.ts";
import { emptySlots, placeOfNew, slotsOf } from "./slots.ts";

const photos = (...all: (PhotoSlot | null | undefined)[]) => all.map((shows) => ({ shows }));

it("knows which places are still empty, of cars and of motorcycles", () => {
  expect(emptySlots("car", [])).toEqual(slotsOf.car);
  expect(emptySlots("car", photos("papers", null, "front", undefined, "rear"))).toEqual([
    "left",
    "right",
    "interior",
    "dashboard",
    "engine",
  ]);
  expect(emptySlots("motorcycle", photos("front"))).toContain("wheels");
  expect(emptySlots("motorcycle", [])).not.toContain("interior");
});

it("puts a photo where a gallery shows it, and leaves what its seller chose", () => {
  const place = (shows: PhotoSlot, ...there: (PhotoSlot | null)[]) =>
    placeOfNew(shows, photos(...there), slotsOf.car);
  expect(place("front", null, "rear")).toBe(0);
  expect(place("rear", "front", "engine")).toBe(1);
  expect(place("engine", null, "front", "papers")).toBe(2);
  expect(place("left", null, null)).toBe(2);
  expect(place("papers")).toBe(0);
});
