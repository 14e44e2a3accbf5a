import type { VehicleType } from "#features/reference/enumerations.ts";

/** Where vehicles of a kind are browsed. */
export const browseAddress = (vehicleType: VehicleType) =>
  vehicleType === "motorcycle" ? ("/motorcycles" as const) : ("/cars" as const);
