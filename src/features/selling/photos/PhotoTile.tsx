import {
  CircleAlert,
  GripVertical,
  ImageUp,
  Pencil,
  Image as Picture,
  RotateCw,
  WifiOff,
  X,
} from "lucide-react";
import type { KeyboardEvent, PointerEvent } from "react";
import { useWording } from "#ui/page.tsx";
import type { PhotoProblem, TrayPhoto } from "./photo.ts";
import * as styles from "./photos.module.css";

interface Props {
  photo: TrayPhoto;
  place: number;
  count: number;
  dragged: boolean;
  onGrip: (event: PointerEvent) => void;
  onKey: (event: KeyboardEvent) => void;
  onCover: () => void;
  onTurn: () => void;
  onEdit: () => void;
  onRemove: () => void;
  onRetry: () => void;
  onLost: () => void;
}

/** One photo: what it shows, how far it is, and what can be done with it. */
export function PhotoTile({ photo, place, count, dragged, ...on }: Props) {
  const { t, number } = useWording();
  const named = { place: number(place + 1) };
  const cover = place === 0;
  const said = [cover && t("photos.cover"), photo.shows && t(`photos.${photo.shows}`)].filter(Boolean);
  return (
    <li
      className={`${styles.tile}${cover ? ` ${styles.lead}` : ""}${dragged ? ` ${styles.dragged}` : ""}`}
      data-photo={photo.key}
      style={{ order: place }}
    >
      <div className={styles.pic}>
        {photo.preview ? (
          <img src={photo.preview} alt={t("photos.photo", named)} draggable={false} onError={on.onLost} />
        ) : (
          <Picture className="i l" aria-hidden="true" />
        )}
        <PhotoStatus photo={photo} place={place} onRetry={on.onRetry} />
        {said.length > 0 && photo.state !== "failed" && <span className="badge">{said.join(" · ")}</span>}
        {count > 1 && (
          <button
            type="button"
            className={`fab ${styles.grip}`}
            aria-label={t("photos.move", { ...named, count: number(count) })}
            aria-describedby="photo-help"
            onPointerDown={on.onGrip}
            onKeyDown={on.onKey}
          >
            <span>
              <GripVertical className="i" aria-hidden="true" />
            </span>
          </button>
        )}
        <button
          type="button"
          className={`fab ${styles.remove}`}
          aria-label={t("photos.remove", named)}
          onClick={on.onRemove}
        >
          <span>
            <X className="i" aria-hidden="true" />
          </span>
        </button>
      </div>
      <div className={styles.actions}>
        {isThere(photo) && (
          <>
            {!cover && (
              <button
                type="button"
                className="fab"
                aria-label={t("photos.makeCover", named)}
                onClick={on.onCover}
              >
                <span>
                  <ImageUp className="i" aria-hidden="true" />
                </span>
              </button>
            )}
            <button type="button" className="fab" aria-label={t("photos.edit", named)} onClick={on.onEdit}>
              <span>
                <Pencil className="i" aria-hidden="true" />
              </span>
            </button>
            <button type="button" className="fab" aria-label={t("photos.turn", named)} onClick={on.onTurn}>
              <span>
                <RotateCw className="i" aria-hidden="true" />
              </span>
            </button>
          </>
        )}
      </div>
    </li>
  );
}

/** It waits for nothing, or for its user alone. */
const isThere = ({ state }: TrayPhoto) => state === "ready" || state === "local";

function PhotoStatus({ photo, place, onRetry }: Pick<Props, "photo" | "place" | "onRetry">) {
  const { t, number } = useWording();
  const { state, problem } = photo;
  if (isThere(photo)) return null;
  if (state === "failed") {
    return (
      <div className={`${styles.status} ${styles.failed}`}>
        <CircleAlert className="i" aria-hidden="true" />
        <span>{t("photos.failed")}</span>
        {retriable(problem) && (
          <button type="button" className="btn sm sec" onClick={onRetry}>
            {t("photos.retry")}
          </button>
        )}
      </div>
    );
  }
  const percent = Math.round(photo.progress * 100);
  const shown = t("photos.percent", { percent: number(percent) });
  return (
    <div className={styles.status}>
      {state === "sending" && <span className="num">{shown}</span>}
      {state === "held" && <WifiOff className="i" aria-hidden="true" />}
      {(state === "waiting" || state === "held") && <span>{t(`photos.${state}`)}</span>}
      {state === "sending" && (
        <div
          className="meter"
          role="progressbar"
          aria-label={t("photos.sending", { place: number(place + 1) })}
          aria-valuenow={percent}
          aria-valuetext={shown}
        >
          <i style={{ inlineSize: `${percent}%` }} />
        </div>
      )}
    </div>
  );
}

/** Trying again mends what the server or the line did, not what the file is. */
const retriable = (problem: PhotoProblem | undefined) =>
  !problem || "said" in problem || problem.key === "notSent";
