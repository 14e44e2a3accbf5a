import type { VehicleType } from "#features/reference/enumerations.ts";

/** Where the listings of each kind of vehicle are browsed. */
export const browsePaths = { car: "/cars", motorcycle: "/motorcycles" } as const satisfies Record<
  VehicleType,
  string
>;

export const vehicleTypeAt = (pathname: string): VehicleType =>
  pathname.startsWith(browsePaths.motorcycle) ? "motorcycle" : "car";
