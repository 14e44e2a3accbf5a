import { Share2 } from "lucide-react";
import { countEvent } from "#features/listings/contact/count-event.ts";
import type { PublicListing } from "#features/listings/listing.schema.ts";
import { CompareButton } from "#features/shortlist/comparison/CompareButton.tsx";
import { HeartButton } from "#features/shortlist/HeartButton.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { share } from "#ui/share.ts";
import { toast } from "#ui/Toasts.tsx";
import * as styles from "./gallery.module.css";

/** Share, save and compare, over the photos; nobody saves an own listing. */
export function GalleryActions({ listing, canSave = true }: { listing: PublicListing; canSave?: boolean }) {
  const { t, language } = useWording();
  const { publicUrl } = usePage();

  async function shareListing() {
    const outcome = await share({ title: listing.name[language], url: `${publicUrl}/cars/${listing.id}` });
    if (outcome === "shared" || outcome === "copied") countEvent(listing.id, "share", "link");
    if (outcome === "copied") {
      await toast("success", t("common.copied"), t("detail.copied", { kind: listing.vehicleType }));
    }
    if (outcome === "failed") await toast("error", t("detail.copyFailed"));
  }

  return (
    <div className={`tips ${styles.actions}`}>
      <button type="button" className="fab" aria-label={t("detail.share")} onClick={shareListing}>
        <span>
          <Share2 className="i" aria-hidden="true" />
        </span>
      </button>
      {canSave && <HeartButton id={listing.id} label={t("detail.save")} />}
      <CompareButton id={listing.id} label={t("detail.compare")} />
    </div>
  );
}
