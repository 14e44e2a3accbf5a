import type { PhotoSlot } from "#features/media/upload.contract.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { useWording } from "#ui/page.tsx";
import { PhotoInput } from "./PhotoInput.tsx";
import * as styles from "./photos.module.css";
import { SlotDrawing } from "./SlotDrawing.tsx";

interface Props {
  vehicleType: VehicleType;
  /** Those that no photo fills yet. */
  slots: readonly PhotoSlot[];
  /** Without it the places are only shown. */
  onFiles?: (files: readonly File[], slot: PhotoSlot) => void;
}

/** The places that are still to fill, each with a drawing of what it is for. A courtesy: none of them must be filled. */
export function PhotoSlots({ vehicleType, slots, onFiles }: Props) {
  const { t } = useWording();
  if (slots.length === 0) return null;
  return (
    <div className={styles.missing}>
      <h3 className="small m">{t("photos.slots")}</h3>
      <ul className={styles.slots}>
        {slots.map((slot) => {
          const shown = (
            <>
              <SlotDrawing vehicleType={vehicleType} slot={slot} />
              <span>
                {onFiles && <span className="sr">{t("photos.slotAdd")} </span>}
                {t(`photos.${slot}`)}
              </span>
            </>
          );
          return (
            <li key={slot}>
              {onFiles ? (
                <PhotoInput className={styles.slot} onFiles={(files) => onFiles(files, slot)}>
                  {shown}
                </PhotoInput>
              ) : (
                <div className={styles.slot}>{shown}</div>
              )}
            </li>
          );
        })}
      </ul>
      {slots.includes("papers") && <p className="tiny muted">{t("photos.papersPublic")}</p>}
    </div>
  );
}
