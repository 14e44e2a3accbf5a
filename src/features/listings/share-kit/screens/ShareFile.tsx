import { Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import { usePage, useWording } from "#ui/page.tsx";
import { mayShareFiles, shareFile } from "#ui/share.ts";
import { toast } from "#ui/Toasts.tsx";
import { countEvent } from "../../contact/count-event.ts";
import type { OwnListingDetail } from "../../listing.schema.ts";

interface Props {
  listing: OwnListingDetail;
  address: string;
  file: string;
  type: string;
  /** What is shared. */
  label: string;
}

/** Hands the file to the device's own share sheet; where there is none, there is no button. */
export function ShareFile({ listing, address, file, type, label }: Props) {
  const { t, language } = useWording();
  const { publicUrl } = usePage();
  const [may, setMay] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => setMay(mayShareFiles(type)), [type]);
  if (!may) return null;

  async function pass() {
    setBusy(true);
    const title = listing.name[language];
    const outcome = await shareFile(
      address,
      { name: file, type },
      { title, text: `${publicUrl}/n/${listing.ref}` },
    );
    setBusy(false);
    if (outcome === "shared" && listing.own.status === "active") countEvent(listing.id, "share", "link");
    if (outcome === "failed") await toast("error", t("share-kit.shareFailed"));
  }

  return (
    <button
      type="button"
      className="btn pri"
      disabled={busy}
      aria-label={`${t("share-kit.share")}: ${label}`}
      onClick={() => void pass()}
    >
      <Share2 className="i s" aria-hidden="true" />
      {t("share-kit.share")}
    </button>
  );
}
