import type { VehicleType } from "#features/reference/enumerations.ts";

/** The drawing for a listing without a picture, where nothing but its kind is known. */
export const drawingOf = (vehicleType: VehicleType) => (vehicleType === "car" ? "sedan" : "motorcycle");
