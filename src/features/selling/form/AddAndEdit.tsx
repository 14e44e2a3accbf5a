import type { OwnListingDetail } from "#features/listings/listing.schema.ts";
import { useLoaded } from "#platform/page/routing.ts";
import { SellPage } from "./SellPage.tsx";
import { SignInFirst } from "./SignInFirst.tsx";

/** `/add-car`, `/add-motorcycle`, also for guests, and `/edit-car/{id}`, which changes either kind. */
export const AddCar = () => <SellPage vehicleType="car" />;
export const AddMotorcycle = () => <SellPage vehicleType="motorcycle" />;

export function Edit() {
  const { listing } = useLoaded<{ listing?: OwnListingDetail }>();
  return listing ? <SellPage vehicleType={listing.vehicleType} listing={listing} /> : <SignInFirst />;
}
