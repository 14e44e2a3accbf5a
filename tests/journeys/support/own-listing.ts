import type { APIRequestContext } from "@playwright/test";
import { newPhone } from "./accounts.ts";
import { changeListing } from "./live-listings.ts";
import { apiOver } from "./market.ts";

/** The assignment that puts a listing up for sale. */
export const live = "status = 'active', expires_at = now() + interval '60 days'";

/** A listing of the signed-in user, sent by the call; an assignment puts it into a state that others decide. */
export async function ownListing(
  { request }: { request: APIRequestContext },
  assignment?: string,
): Promise<string> {
  const { id } = await apiOver(request)("POST /api/cars", {
    body: {
      title: "Kia Sportage 2018, one owner",
      brand: "kia",
      model: "sportage",
      year: 2018,
      mileage: 92_000,
      price: 14_800,
      city: "beirut",
      phoneNumber: newPhone(),
    } as never,
  });
  if (assignment) await changeListing(id, assignment);
  return id;
}
