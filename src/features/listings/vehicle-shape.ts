import type { Shape } from "#ui/VehicleShape.tsx";
import type { ListingCard } from "./listing.schema.ts";

/** The drawing that stands for a vehicle without a picture; an unknown body is drawn as the most usual one. */
export const shapeOf = ({ vehicleType, bodyType }: Pick<ListingCard, "vehicleType" | "bodyType">): Shape =>
  vehicleType === "motorcycle" ? "motorcycle" : (bodyType ?? "sedan");
