import { useState } from "react";
import { CropArea } from "#ui/kit/crop/CropArea.tsx";
import { type Crop, wholePicture } from "#ui/kit/crop/crop.ts";
import { useWording } from "#ui/page.tsx";
import * as styles from "./photo-dialog.module.css";

interface Props {
  /** Undefined until it is there. */
  address: string | undefined;
  /** The part that was chosen before. */
  before: Crop | undefined;
  onCrop: (crop: Crop) => void;
  onCancel: () => void;
}

/** Cards show photos in this shape. */
const cardRatio = 4 / 3;

/** Which part of a photo is shown: of any shape, or of that of the cards. */
export function CropPane({ address, before, onCrop, onCancel }: Props) {
  const { t } = useWording();
  const [chosen, setCrop] = useState<Crop>();
  const [fixed, setFixed] = useState(false);
  const crop = chosen ?? before ?? wholePicture;
  return (
    <>
      <p className="soft small">
        {t("crop.text")} <span className="crop-keys">{t("crop.keys")}</span>
      </p>
      {address ? (
        <CropArea address={address} crop={crop} ratio={fixed ? cardRatio : undefined} onChange={setCrop} />
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
        <button type="button" className="btn sec" onClick={onCancel}>
          {t("photos.cropCancel")}
        </button>
        <button type="button" className="btn pri" disabled={!address} onClick={() => onCrop(crop)}>
          {t("photos.cropSave")}
        </button>
      </div>
    </>
  );
}
