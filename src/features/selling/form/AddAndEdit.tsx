import type { OwnListingDetail } from "#features/listings/listing.schema.ts";
import { useLoaded } from "#platform/page/routing.ts";
import { SellPage } from "./SellPage.tsx";

/** `/add-car`, `/add-motorcycle` and `/edit-car/{id}`, which changes either kind. */
export const AddCar = () => <SellPage vehicleType="car" />;
export const AddMotorcycle = () => <SellPage vehicleType="motorcycle" />;

export function Edit() {
  const { listing } = useLoaded<{ listing?: OwnListingDetail }>();
  return <SellPage vehicleType={listing?.vehicleType ?? "car"} {...(listing && { listing })} />;
}
