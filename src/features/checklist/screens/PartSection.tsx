import { type Part, type Point, parts, pointsOf } from "#features/inspections/points/points.ts";
import { useWording } from "#ui/page.tsx";
import type { Inspection } from "../inspection-store.ts";
import { doneIn } from "../progress.ts";
import type { Shown } from "../use-photos.ts";
import * as styles from "./checklist.module.css";
import { PointRow } from "./PointRow.tsx";

interface Props {
  part: Part;
  inspection: Inspection;
  change: (changed: (before: Inspection) => Inspection) => void;
  photos: readonly Shown[];
  onPhoto: (point: Point, file: Blob) => void;
  onRemove: (photo: Shown) => void;
}

/** One part of the inspection with its points, and how many of them were looked at. */
export function PartSection({ part, inspection, change, photos, onPhoto, onRemove }: Props) {
  const { t, number } = useWording();
  return (
    <section aria-labelledby={part}>
      <div className={styles.partHead}>
        <h2 id={part}>{t(`checklist.${part}`)}</h2>
        <span className="small muted">
          {t("checklist.partDone", { done: number(doneIn(inspection, part)), count: number(parts[part]) })}
        </span>
      </div>
      <ol className={styles.points}>
        {pointsOf(part).map((point) => (
          <PointRow
            key={point}
            point={point}
            answer={inspection.answers[point]}
            note={inspection.notes[point] ?? ""}
            photos={photos.filter((photo) => photo.point === point)}
            onAnswer={(answer) =>
              change((before) => ({ ...before, answers: { ...before.answers, [point]: answer } }))
            }
            onNote={(note) => change((before) => ({ ...before, notes: { ...before.notes, [point]: note } }))}
            onPhoto={(file) => onPhoto(point, file)}
            onRemove={onRemove}
          />
        ))}
      </ol>
    </section>
  );
}
