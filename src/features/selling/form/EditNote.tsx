import { CircleAlert, Info } from "lucide-react";
import type { OwnListingDetail } from "#features/listings/listing.schema.ts";
import { useWording } from "#ui/page.tsx";
import { Refusal } from "../own/Refusal.tsx";

/** What a change does to the listing as it is now, and why it was refused where it was. */
export function EditNote({ listing: { own } }: { listing: OwnListingDetail }) {
  const { t } = useWording();
  if (own.status === "rejected") {
    return (
      <div className="note bad">
        <CircleAlert className="i" aria-hidden="true" />
        <p>
          {t("selling.editRejected")} <Refusal of={own} />
        </p>
      </div>
    );
  }
  const { changes } = own;
  if (changes?.isRefused) {
    return (
      <div className="note bad">
        <CircleAlert className="i" aria-hidden="true" />
        <p>
          {t("selling.editRefusedChanges")} <Refusal of={changes} />
        </p>
      </div>
    );
  }
  if (changes) {
    return (
      <div className="note plain">
        <Info className="i" aria-hidden="true" />
        <p>{t("selling.editWaitingChanges")}</p>
      </div>
    );
  }
  return (
    <div className="note plain">
      <Info className="i" aria-hidden="true" />
      <p>{t(own.status === "active" ? "selling.editLive" : "selling.editReview")}</p>
    </div>
  );
}
