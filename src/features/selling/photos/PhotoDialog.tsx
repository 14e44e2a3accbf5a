import { Dialog } from "@base-ui/react/dialog";
import { useEffect, useRef, useState } from "react";
import type { PhotoSlot } from "#features/media/upload.contract.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { ApiError } from "#platform/http/api.ts";
import type { Crop } from "#ui/kit/crop/crop.ts";
import { SelectField } from "#ui/kit/form/SelectField.tsx";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { CropPane } from "./CropPane.tsx";
import { CoverPane } from "./cover/CoverPane.tsx";
import "#ui/css/question.css";
import * as styles from "./photo-dialog.module.css";
import { slotsOf } from "./slots.ts";
import { UnreadablePhoto } from "./unreadable-photo.ts";

export type PhotoDialogMode = "crop" | "cover";

interface Props {
  vehicleType: VehicleType;
  mode: PhotoDialogMode;
  /** The photo as the server has it; undefined while a guest's is in this browser alone. */
  sent: string | undefined;
  shows: PhotoSlot | null | undefined;
  /** The whole photo, as an address that is revoked here, and the part that was chosen before. */
  load: () => Promise<{ address: string; crop: Crop | undefined }>;
  onCrop: (crop: Crop) => void;
  /** Has the server cover it for good. */
  onCover: (boxes: Crop[]) => Promise<void>;
  onShows: (shows: PhotoSlot | null) => void;
  onClose: () => void;
}

/** One photo: which part of it is shown, what of it is covered, and what it shows. */
export default function PhotoDialog({ vehicleType, mode: first, sent, shows, load, onClose, ...on }: Props) {
  const { t } = useWording();
  const [mode, setMode] = useState(first);
  const { address, crop } = useWhole(load, onClose);
  const { cover, pending } = useCovering(on.onCover, onClose);
  const lost = () => {
    onClose();
    void toast("error", t("photos.cropFailed"));
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Viewport className="dialog-place">
          <Dialog.Popup className={`dialog question ${styles.dialog}`}>
            <Dialog.Title className="question-title">{t("photos.editTitle")}</Dialog.Title>
            <div className="seg">
              {(["crop", "cover"] as const).map((one) => (
                <button key={one} type="button" aria-pressed={mode === one} onClick={() => setMode(one)}>
                  {t(`photos.${one}Mode`)}
                </button>
              ))}
            </div>
            {mode === "crop" ? (
              <CropPane
                address={address}
                before={crop}
                onCancel={onClose}
                onCrop={(part) => {
                  on.onCrop(part);
                  onClose();
                }}
              />
            ) : sent === undefined ? (
              <p className="note">{t("photos.coverLater")}</p>
            ) : (
              <CoverPane address={sent} pending={pending} onCover={cover} onCancel={onClose} onLost={lost} />
            )}
            <SelectField
              label={t("photos.shows")}
              choices={slotsOf[vehicleType].map((slot) => ({ value: slot, label: t(`photos.${slot}`) }))}
              none={t("photos.showsOther")}
              value={shows ?? ""}
              error={undefined}
              onChange={({ target }) =>
                on.onShows(slotsOf[vehicleType].find((slot) => slot === target.value) ?? null)
              }
            />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Covers once; what was drawn stays where the server did not answer. */
function useCovering(onCover: Props["onCover"], onClose: () => void) {
  const { t } = useWording();
  const [pending, setPending] = useState(false);
  const cover = (boxes: Crop[]) => {
    setPending(true);
    onCover(boxes).then(
      () => {
        onClose();
        void toast("success", t("photos.covered"));
      },
      (error) => {
        setPending(false);
        void toast("error", error instanceof ApiError ? error.message : t("common.offline"));
      },
    );
  };
  return { cover, pending };
}

/** The whole photo, as an address, and the part of it that was chosen before; closes where there is none. */
function useWhole(load: Props["load"], onClose: () => void) {
  const { t } = useWording();
  const [whole, setWhole] = useState<{ address: string; crop: Crop | undefined }>();
  const first = useRef({ load, onClose, t });

  useEffect(() => {
    const given = first.current;
    let over = false;
    let made: string | undefined;
    given.load().then(
      (photo) => {
        made = photo.address;
        if (over) return URL.revokeObjectURL(made);
        setWhole(photo);
      },
      (error) => {
        if (over) return;
        given.onClose();
        void toast(
          "error",
          given.t(error instanceof UnreadablePhoto ? "photos.cropFailed" : "common.offline"),
        );
      },
    );
    return () => {
      over = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, []);
  return { address: whole?.address, crop: whole?.crop };
}
