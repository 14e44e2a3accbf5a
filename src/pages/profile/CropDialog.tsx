import { Dialog } from "@base-ui/react/dialog";
import { useEffect, useRef, useState } from "react";
import type { Account } from "#features/accounts/account.contract.ts";
import { failureText } from "#features/accounts/fields/refusal.ts";
import { CropArea } from "#ui/kit/crop/CropArea.tsx";
import { wholePicture } from "#ui/kit/crop/crop.ts";
import { drawPicture } from "#ui/kit/crop/draw-picture.ts";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import * as styles from "./profile.module.css";
import { sendPicture } from "./send-picture.ts";

interface Props {
  picture: HTMLImageElement;
  onClose: () => void;
  onSaved: (account: Account) => void;
}

/** The side of what is sent: sharp on every screen that shows it, and light on a slow network. */
const sentSide = 800;

/** Which square of the picture shows; then it is sent, and may be called off meanwhile. */
export default function CropDialog({ picture, onClose, onSaved }: Props) {
  const { t, number } = useWording();
  const [crop, setCrop] = useState(wholePicture);
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
      const bitmap = await createImageBitmap(picture);
      const edit = { turns: 0, crop };
      const square = await drawPicture(bitmap, sentSide, edit).finally(() => bitmap.close());
      onSaved(await sendPicture(square, setSent, signal));
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
            <Dialog.Description className="soft small">
              {t("crop.text")} <span className="crop-keys">{t("crop.keys")}</span>
            </Dialog.Description>
            <CropArea address={picture.src} crop={crop} ratio={1} round disabled={busy} onChange={setCrop} />
            {busy && (
              <div className={styles.cropProgress} role="status">
                <span className="small soft">{t("profile.pictureUploading", { percent })}</span>
                <span className="meter" aria-hidden="true">
                  <i style={{ inlineSize: `${100 * sent}%` }} />
                </span>
              </div>
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
