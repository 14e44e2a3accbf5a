import { useState } from "react";
import type { Account } from "#features/accounts/account.contract.ts";
import { useLastingAccount } from "#features/accounts/use-lasting-account.ts";
import type { OwnListingDetail } from "#features/listings/listing.schema.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { ListingForm } from "./ListingForm.tsx";

interface Props {
  vehicleType: VehicleType;
  listing?: OwnListingDetail;
}

/**
 * The form, of a guest or of who is signed in. What was typed stays while a guest signs in, or the session has to be renewed,
 * over the page.
 */
export function SellPage({ vehicleType, listing }: Props) {
  const account = useLastingAccount();
  return (
    <ListingForm
      key={`${useOwner(account)} ${listing?.id}`}
      vehicleType={vehicleType}
      account={account}
      {...(listing && { listing })}
    />
  );
}

/** A name for whose the form is: a guest's is that of the user who signs in over it first, and no other user's. */
function useOwner(account: Account | null): string {
  const [first, setFirst] = useState(account?.id);
  if (account && first === undefined) setFirst(account.id);
  return account && first !== undefined && account.id !== first ? account.id : "first";
}
