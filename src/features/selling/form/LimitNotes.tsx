import { useQuery } from "@tanstack/react-query";
import { CircleAlert, MailWarning } from "lucide-react";
import type { Account } from "#features/accounts/account.contract.ts";
import { useResend } from "#features/accounts/sign-in/resend-verification.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { standingLimitsQuery } from "../appeals/appeals.api.ts";
import { limitQuery } from "./form.api.ts";

interface Props {
  vehicleType: VehicleType;
  account: Account;
  onLimit: () => void;
}

/** What stands in the way of a new listing, said before anything is typed. */
export function LimitNotes({ vehicleType, account, onLimit }: Props) {
  const { t, day } = useWording();
  const { api } = usePage();
  const { data } = useQuery(limitQuery(api, vehicleType));
  const noListingUntil = useQuery(standingLimitsQuery(api)).data?.noListingUntil;
  if (noListingUntil) {
    return (
      <div className="note bad" role="status">
        <CircleAlert className="i" aria-hidden="true" />
        <p className="grow">{t("selling.noListing", { day: day(noListingUntil) })}</p>
      </div>
    );
  }
  if (!data || data.allowed) return null;
  if (data.reason === "email_unverified") return <Unverified email={account.email} />;
  return (
    <div className="note warn" role="status">
      <CircleAlert className="i" aria-hidden="true" />
      <p className="grow">{data.message}</p>
      <button type="button" className="link" onClick={onLimit}>
        {t("selling.limitPlans")}
      </button>
    </div>
  );
}

function Unverified({ email }: { email: string }) {
  const { t } = useWording();
  const { state, resend } = useResend();
  return (
    <div className="note warn" role="status">
      <MailWarning className="i" aria-hidden="true" />
      <p className="grow">
        {t("selling.unverified")}{" "}
        <bdi className="m" dir="ltr">
          {email}
        </bdi>
        .
      </p>
      <button type="button" className="link" onClick={resend} disabled={state !== "idle"}>
        {t(state === "sent" ? "selling.resent" : "selling.resend")}
      </button>
    </div>
  );
}
