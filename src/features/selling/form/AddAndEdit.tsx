import { getRouteApi } from "@tanstack/react-router";
import { SellPage } from "./SellPage.tsx";

const edit = getRouteApi("/edit-car/$id");

/** `/add-car`, `/add-motorcycle` and `/edit-car/{id}`, which changes either kind. */
export const AddCar = () => <SellPage vehicleType="car" />;
export const AddMotorcycle = () => <SellPage vehicleType="motorcycle" />;

export function Edit() {
  const { listing } = edit.useLoaderData();
  return <SellPage vehicleType={listing?.vehicleType ?? "car"} {...(listing && { listing })} />;
}
