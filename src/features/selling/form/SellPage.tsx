import { CarFront } from "lucide-react";
import { useEffect } from "react";
import { useLastingAccount } from "#features/accounts/use-lasting-account.ts";
import type { OwnListingDetail } from "#features/listings/listing.schema.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { useWording } from "#ui/page.tsx";
import { askToSignIn } from "#ui/sign-in.ts";
import { ListingForm } from "./ListingForm.tsx";

interface Props {
  vehicleType: VehicleType;
  listing?: OwnListingDetail;
}

/** The form for who is signed in. What was typed stays while the session has to be renewed over the page. */
export function SellPage({ vehicleType, listing }: Props) {
  const account = useLastingAccount();
  if (!account) return <SignInFirst />;
  return (
    <ListingForm
      key={`${account.id} ${listing?.id}`}
      vehicleType={vehicleType}
      account={account}
      {...(listing && { listing })}
    />
  );
}

/** The card that a guest sees, with the dialog over it. */
export function SignInFirst() {
  const { t } = useWording();
  useEffect(() => void askToSignIn("signIn", "sell"), []);
  return (
    <div className="wrap message-page centered">
      <span className="disc">
        <CarFront className="i" aria-hidden="true" />
      </span>
      <h1>{t("selling.signInTitle")}</h1>
      <p className="soft">{t("selling.signInText")}</p>
      <noscript>
        <p className="note warn">{t("selling.needsScript")}</p>
      </noscript>
      <div className="message-ways">
        <button type="button" className="btn pri" onClick={() => void askToSignIn("signIn", "sell")}>
          {t("selling.signIn")}
        </button>
      </div>
    </div>
  );
}
