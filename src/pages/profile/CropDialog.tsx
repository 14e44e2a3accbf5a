import { Dialog } from "@base-ui/react/dialog";
import { ZoomIn } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Account } from "#features/accounts/account.contract.ts";
import { failureText } from "#features/accounts/fields/refusal.ts";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { CropFrame } from "./CropFrame.tsx";
import { cutOut, heldInside, largestZoom, wholeCrop } from "./crop.ts";
import * as styles from "./profile.module.css";
import { sendPicture } from "./send-picture.ts";

interface Props {
  picture: HTMLImageElement;
  onClose: () => void;
  onSaved: (account: Account) => void;
}

/** Which square of the picture shows; then it is sent, and may be called off meanwhile. */
export default function CropDialog({ picture, onClose, onSaved }: Props) {
  const { t, number } = useWording();
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  const [crop, setCrop] = useState(wholeCrop);
  const [sent, setSent] = useState<number>();
  const abort = useRef<AbortController>(undefined);
  const busy = sent !== undefined;
  useEffect(() => () => abort.current?.abort(), []);
  useEffect(() => () => URL.revokeObjectURL(picture.src), [picture]);

  const save = async () => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setSent(0);
    try {
      onSaved(await sendPicture(await cutOut(picture, crop), setSent, signal));
      toast("success", t("profile.pictureSaved"));
      onClose();
    } catch (error) {
      setSent(undefined);
      if (!signal.aborted) toast("error", t("profile.pictureFailed"), failureText(error, t));
    }
  };
  const percent = number(Math.round(100 * (sent ?? 0)));

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Viewport className="dialog-place">
          <Dialog.Popup className="dialog question">
            <Dialog.Title className="question-title">{t("profile.pictureCrop")}</Dialog.Title>
            <Dialog.Description className="soft small">{t("profile.pictureCropText")}</Dialog.Description>
            <CropFrame picture={picture} size={size} crop={crop} onChange={setCrop} disabled={busy} />
            {busy ? (
              <div className={styles.cropProgress} role="status">
                <span className="small soft">{t("profile.pictureUploading", { percent })}</span>
                <span className="meter" aria-hidden="true">
                  <i style={{ inlineSize: `${100 * sent}%` }} />
                </span>
              </div>
            ) : (
              <label className={styles.cropZoom}>
                <ZoomIn className="i" aria-hidden="true" />
                <span className="sr">{t("profile.pictureZoom")}</span>
                <input
                  type="range"
                  min={1}
                  max={largestZoom}
                  step={0.05}
                  value={crop.zoom}
                  onChange={({ target }) =>
                    setCrop(heldInside(size, { ...crop, zoom: Number(target.value) }))
                  }
                />
              </label>
            )}
            <div className="question-ways">
              <Dialog.Close className="btn sec">{t("profile.cancel")}</Dialog.Close>
              <button type="button" className="btn pri" disabled={busy} aria-busy={busy} onClick={save}>
                {t("profile.pictureSave")}
              </button>
            </div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
