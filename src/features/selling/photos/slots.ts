import type { PhotoSlot } from "#features/media/upload.contract.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";

/** What buyers look for, in the order in which a gallery shows it. */
export const slotsOf = {
  car: ["front", "rear", "left", "right", "interior", "dashboard", "engine", "papers"],
  motorcycle: ["front", "rear", "left", "right", "dashboard", "engine", "wheels", "papers"],
} as const satisfies Record<VehicleType, readonly PhotoSlot[]>;

/** What of a photo says which slot it fills: undefined while that is not known. */
interface Filling {
  shows: PhotoSlot | null | undefined;
}

/** The slots that no photo fills yet. */
export const emptySlots = (vehicleType: VehicleType, photos: readonly Filling[]): PhotoSlot[] =>
  slotsOf[vehicleType].filter((slot) => !photos.some(({ shows }) => shows === slot));

/**
 * Where a new photo goes among those that are there: before the first that a gallery shows later, behind those whose
 * place is not known; one of the front comes first.
 */
export function placeOfNew(
  shows: PhotoSlot,
  photos: readonly Filling[],
  order: readonly PhotoSlot[],
): number {
  if (shows === order[0]) return 0;
  const later = order.slice(order.indexOf(shows) + 1);
  const next = photos.findIndex((one) => one.shows && later.includes(one.shows));
  return next < 0 ? photos.length : next;
}
