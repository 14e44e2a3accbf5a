import type { VehicleType } from "#features/reference/enumerations.ts";
import type { RangeName } from "./filters.ts";

// Plain numbers that the filters in the browser need too. What only counts stays on the server: calls marked as pure
// are left out where nobody uses what they give.

/** Where the price histogram and its slider are divided, in US dollars; the presets of the price filter end there too. */
export const priceEdges = {
  car: [
    0, 2500, 5000, 7500, 10_000, 12_500, 15_000, 17_500, 20_000, 25_000, 30_000, 35_000, 40_000, 50_000,
    60_000, 75_000, 100_000, 150_000,
  ],
  motorcycle: [
    0, 500, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 6000, 8000, 10_000, 12_500, 15_000, 20_000, 35_000,
    50_000,
  ],
} as const satisfies Record<VehicleType, readonly number[]>;

/** Where the presets of the mileage filter end, in kilometres. */
export const mileageEdges = [0, 10_000, 50_000, 100_000, 150_000, 200_000, 300_000] as const;

/** Where the presets of the engine filter end, in cubic centimetres. */
const engineEdges = [0, 125, 250, 500, 750, 1000] as const;

/**
 * Lower bounds of the ranges that are counted. What lies exactly on an edge is counted by itself, since a filter takes
 * in both its ends: "up to $20,000" and "from $20,000" both have the listing at $20,000.
 */
const withEdgesApart = (edges: readonly number[], partsOfUnit: number) =>
  edges.flatMap((edge) => [edge, (edge * partsOfUnit + 1) / partsOfUnit]);

/** In US dollars; prices are kept to the cent. */
export const priceBounds: Record<VehicleType, readonly number[]> = {
  car: /* @__PURE__ */ withEdgesApart(priceEdges.car, 100),
  motorcycle: /* @__PURE__ */ withEdgesApart(priceEdges.motorcycle, 100),
};
/** In kilometres, which are whole. */
export const mileageBounds: readonly number[] = /* @__PURE__ */ withEdgesApart(mileageEdges, 1);
/** In cubic centimetres, which are whole. A range of engines begins one above the end of the one before. */
export const engineBounds: readonly number[] = /* @__PURE__ */ withEdgesApart(engineEdges, 1);

/** What is counted by how many lie between bounds; every other range by each of its values. */
export const countedBounds: { [Name in RangeName]?: Record<VehicleType, readonly number[]> } = {
  price: priceBounds,
  mileage: { car: mileageBounds, motorcycle: mileageBounds },
  engine: { car: engineBounds, motorcycle: engineBounds },
};

/** Whether a range holds each part that is counted as a whole or not at all: it begins with one, and its end is an edge. */
export const endsWithBounds = (bounds: readonly number[], least: number, most: number): boolean =>
  (least <= (bounds[0] as number) || bounds.includes(least)) &&
  (most === Number.POSITIVE_INFINITY || bounds.indexOf(most) % 2 === 0);
