import { CircleAlert, FileCheck, Info } from "lucide-react";
import { useFormContext } from "react-hook-form";
import type { OwnListingDetail } from "#features/listings/listing.schema.ts";
import { useWording } from "#ui/page.tsx";
import { Refusal } from "../own/Refusal.tsx";
import { type Fields, fieldsOf } from "./fields.ts";

/** What a change does to the listing as it is now and to its papers, and why it was refused where it was. */
export function EditNote({ listing }: { listing: OwnListingDetail }) {
  const { t } = useWording();
  const { state } = listing.own.papers;
  return (
    <>
      <ChangeNote listing={listing} />
      {(state === "waiting" || state === "confirmed") && (
        <div className="note plain">
          <FileCheck className="i" aria-hidden="true" />
          <p>{t("own.papersEnd")}</p>
        </div>
      )}
    </>
  );
}

function ChangeNote({ listing }: { listing: OwnListingDetail }) {
  const { t } = useWording();
  const { reset } = useFormContext<Fields>();
  const { own } = listing;
  const beginFromSale = () =>
    reset(fieldsOf({ ...listing, own: { ...own, changes: null } }), { keepDefaultValues: true });
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
        <p className="grow">
          {t("selling.editRefusedChanges")} <Refusal of={changes} />
        </p>
        <button type="button" className="link" onClick={beginFromSale}>
          {t("selling.editFromSale")}
        </button>
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
