import type { VehicleType } from "#features/reference/enumerations.ts";

// Plain numbers that the browser needs too; what validates them (search.schema.ts) stays on the server.

export const searchTextLimit = 200;

/** Lower bounds in US dollars of the price histogram; the presets of the price filter are sums of them. */
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

/** Lower bounds in kilometres of the mileage counts. */
export const mileageEdges = [0, 10_000, 50_000, 100_000, 150_000, 200_000, 300_000] as const;
