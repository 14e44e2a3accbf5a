import { Lightbulb } from "lucide-react";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { useWording } from "#ui/page.tsx";
import { PhotoSlots } from "./PhotoSlots.tsx";
import type { Photo } from "./photo.ts";
import * as styles from "./photos.module.css";
import { emptySlots } from "./slots.ts";

interface Props {
  vehicleType: VehicleType;
  photos: readonly Photo[];
  /** How many the plan allows, once that is known. */
  limit: number | undefined;
}

/** The photos where the picker will show them, until its code is there: nothing moves when it comes. */
export function PhotosSoon({ vehicleType, photos, limit = Number.POSITIVE_INFINITY }: Props) {
  const count = photos.length;
  return (
    <div className={styles.photos} aria-hidden="true">
      <ul className={`${styles.grid}${count === 0 ? ` ${styles.none}` : ""}`}>
        {photos.map(({ url }, place) => (
          <li key={url} className={`${styles.tile}${place === 0 ? ` ${styles.lead}` : ""}`}>
            <div className={styles.pic}>
              <img src={url} alt="" loading="lazy" draggable={false} />
            </div>
            <div className={styles.actions} />
          </li>
        ))}
        {count < limit && <li className={styles.add} />}
      </ul>
      {count > 0 && <p className="tiny muted">{"\u00a0"}</p>}
      {count < limit && photos.every(({ shows }) => shows !== undefined) && (
        <PhotoSlots vehicleType={vehicleType} slots={emptySlots(vehicleType, photos)} />
      )}
      <PhotoTips />
    </div>
  );
}

/** What makes photos sell. */
export function PhotoTips() {
  const { t } = useWording();
  return (
    <p className="note plain">
      <Lightbulb className="i" aria-hidden="true" />
      <span>{t("photos.tips")}</span>
    </p>
  );
}
