import type { VehicleType } from "#features/reference/enumerations.ts";

/** Where the listings of each kind of vehicle are browsed. */
export const pathOf = (vehicleType: VehicleType) => (vehicleType === "car" ? "/cars" : "/motorcycles");

export const vehicleTypeAt = (pathname: string): VehicleType =>
  pathname.startsWith("/motorcycles") ? "motorcycle" : "car";
