import { Camera, X } from "lucide-react";
import { useId } from "react";
import { dealBreakers, type Point } from "#features/inspections/points/points.ts";
import { useWording } from "#ui/page.tsx";
import type { Answer } from "../inspection-store.ts";
import type { Shown } from "../use-photos.ts";
import * as styles from "./checklist.module.css";

const answers: readonly Answer[] = ["ok", "bad", "skip"];
const longestNote = 500;

interface Props {
  point: Point;
  answer: Answer | undefined;
  note: string;
  photos: readonly Shown[];
  onAnswer: (answer: Answer) => void;
  onNote: (note: string) => void;
  onPhoto: (file: Blob) => void;
  onRemove: (photo: Shown) => void;
}

/** A point: what to look at, what a fault there means, and what was found. */
export function PointRow({ point, answer, note, photos, onAnswer, onNote, onPhoto, onRemove }: Props) {
  const { t } = useWording();
  const id = useId();
  const says = t(`inspection.${point}`);
  return (
    <li className={styles.point} data-answer={answer}>
      <p id={id}>
        {says} {dealBreakers.has(point) && <span className="badge bad">{t("checklist.breaker")}</span>}
      </p>
      <details className={styles.flag}>
        <summary>{t("checklist.flag")}</summary>
        <p className="soft">{t(`inspection.${point}Flag`)}</p>
      </details>
      <div className={styles.found}>
        <div className={styles.answers} role="radiogroup" aria-labelledby={id}>
          {answers.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name={point}
                value={one}
                checked={answer === one}
                onChange={() => onAnswer(one)}
              />
              {t(`checklist.${one}`)}
            </label>
          ))}
        </div>
        <label className={`btn quiet sm ${styles.take}`}>
          <Camera className="i s" aria-hidden="true" />
          {t("checklist.addPhoto")}
          <input
            type="file"
            accept="image/*"
            className="sr"
            aria-describedby={id}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) onPhoto(file);
              target.value = "";
            }}
          />
        </label>
      </div>
      {(answer === "bad" || note) && (
        <label className="field">
          <span className="lab">{t("checklist.note")}</span>
          <textarea
            className="input"
            rows={2}
            maxLength={longestNote}
            dir="auto"
            value={note}
            onChange={({ target }) => onNote(target.value)}
          />
        </label>
      )}
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photo, at) => (
            <li key={photo.id}>
              <img src={photo.url} alt={t("checklist.photoOf", { n: String(at + 1), point: says })} />
              <button
                type="button"
                className="icon-btn"
                aria-label={t("checklist.removePhoto", { n: String(at + 1), point: says })}
                onClick={() => onRemove(photo)}
              >
                <X className="i s" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
