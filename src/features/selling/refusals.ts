import { AppError } from "#errors";
import type { VehicleType } from "#features/reference/enumerations.ts";

/** What the database says with its refusal (migration 0030). */
interface Places {
  ads: number;
  cars: number;
  motorcycles: number;
  maxAds: number;
  maxCars: number;
  maxMotorcycles: number;
}

const illegalMove = "MS001";
const noPlaceLeft = "MS002";

/**
 * Does what may take a place of a plan or move a listing, and words what the database refuses: `listing.limit_reached`
 * with the limit's numbers {type, used, max}, `listing.wrong_state`.
 */
export async function worded<T>(vehicleType: VehicleType, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, detail } = error as { code?: string; detail?: string };
    if (code === noPlaceLeft && detail) throw limitReached(vehicleType, JSON.parse(detail) as Places);
    if (code === illegalMove) throw new AppError("listing.wrong_state");
    throw error;
  }
}

/** The tighter of the two limits that stand in the way; what is counted has the refused listing in it already. */
function limitReached(vehicleType: VehicleType, places: Places): AppError {
  const [type, used, max] =
    vehicleType === "car"
      ? (["car_listings", places.cars, places.maxCars] as const)
      : (["motorcycle_listings", places.motorcycles, places.maxMotorcycles] as const);
  const facts =
    used > max ? { type, used: used - 1, max } : { type, used: places.ads - 1, max: places.maxAds };
  return new AppError("listing.limit_reached", { facts });
}
