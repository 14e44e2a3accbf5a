import { Dialog } from "@base-ui/react/dialog";
import { useEffect, useRef, useState } from "react";
import { CropArea } from "#ui/kit/crop/CropArea.tsx";
import { type Crop, wholePicture } from "#ui/kit/crop/crop.ts";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import "#ui/css/question.css";
import * as styles from "./photo-crop.module.css";
import { UnreadablePhoto } from "./unreadable-photo.ts";

interface Props {
  /** The whole photo, as an address that is revoked here, and the part that was chosen before. */
  load: () => Promise<{ address: string; crop: Crop | undefined }>;
  onCrop: (crop: Crop) => void;
  onClose: () => void;
}

/** Cards show photos in this shape. */
const cardRatio = 4 / 3;

/** Which part of a photo is shown: of any shape, or of that of the cards. */
export default function CropDialog({ load, onCrop, onClose }: Props) {
  const { t } = useWording();
  const { address, crop, setCrop } = usePhoto(load, onClose);
  const [fixed, setFixed] = useState(false);
  const save = () => {
    onCrop(crop);
    onClose();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Viewport className="dialog-place">
          <Dialog.Popup className={`dialog question ${styles.dialog}`}>
            <Dialog.Title className="question-title">{t("photos.cropTitle")}</Dialog.Title>
            <Dialog.Description className="soft small">
              {t("crop.text")} <span className="crop-keys">{t("crop.keys")}</span>
            </Dialog.Description>
            {address ? (
              <CropArea
                address={address}
                crop={crop}
                ratio={fixed ? cardRatio : undefined}
                onChange={setCrop}
              />
            ) : (
              <div className={`sk ${styles.soon}`} aria-hidden="true" />
            )}
            <fieldset className={styles.shapes}>
              <legend className="sr">{t("photos.cropShape")}</legend>
              <div className="seg">
                <button type="button" aria-pressed={!fixed} onClick={() => setFixed(false)}>
                  {t("photos.cropFree")}
                </button>
                <button type="button" aria-pressed={fixed} onClick={() => setFixed(true)}>
                  {t("photos.cropCard")}
                </button>
              </div>
              <button
                type="button"
                className="btn quiet"
                onClick={() => {
                  setFixed(false);
                  setCrop(wholePicture);
                }}
              >
                {t("photos.cropWhole")}
              </button>
            </fieldset>
            <div className="question-ways">
              <Dialog.Close className="btn sec">{t("photos.cropCancel")}</Dialog.Close>
              <button type="button" className="btn pri" disabled={!address} onClick={save}>
                {t("photos.cropSave")}
              </button>
            </div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The whole photo, as an address, and the part of it that is kept; closes where there is none. */
function usePhoto(load: Props["load"], onClose: () => void) {
  const { t } = useWording();
  const [address, setAddress] = useState<string>();
  const [crop, setCrop] = useState<Crop>(wholePicture);
  const first = useRef({ load, onClose, t });

  useEffect(() => {
    const given = first.current;
    let over = false;
    let made: string | undefined;
    given.load().then(
      (photo) => {
        made = photo.address;
        if (over) return URL.revokeObjectURL(made);
        setAddress(made);
        if (photo.crop) setCrop(photo.crop);
      },
      (error) => {
        if (over) return;
        given.onClose();
        toast("error", given.t(error instanceof UnreadablePhoto ? "photos.cropFailed" : "common.offline"));
      },
    );
    return () => {
      over = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, []);
  return { address, crop, setCrop };
}
