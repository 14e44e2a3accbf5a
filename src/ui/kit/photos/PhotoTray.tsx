import { CircleAlert, RotateCw, X } from "lucide-react";
import { useWording } from "../../page.tsx";
import * as styles from "./photo-tray.module.css";
import type { ChosenPhoto } from "./use-photo-queue.ts";

interface Props {
  /** What they are, for screen readers. */
  label: string;
  photos: readonly ChosenPhoto[];
  retry: (key: number) => void;
  remove: (key: number) => void;
}

/** Photos that were chosen: how far each is, and what can be done about it. Its words are `photo-tray`. */
export function PhotoTray({ label, photos, retry, remove }: Props) {
  const { t, number } = useWording();
  if (photos.length === 0) return null;
  const refused = photos.find(({ state }) => state === "failed");
  return (
    <div className={styles.place}>
      <ul className={styles.tray} aria-label={label}>
        {photos.map(({ key, preview, state, share }, index) => {
          const position = number(index + 1);
          return (
            <li key={key} className={state === "ready" ? undefined : styles.underWay}>
              <img src={preview} alt={t("photo-tray.photo", { position })} />
              {state === "sending" && (
                <progress value={share} max={1} aria-label={t("photo-tray.sending", { position })} />
              )}
              {state === "failed" && (
                <button
                  type="button"
                  className={styles.again}
                  aria-label={t("photo-tray.retry", { position })}
                  onClick={() => retry(key)}
                >
                  <RotateCw className="i" aria-hidden="true" />
                </button>
              )}
              <button
                type="button"
                className={styles.remove}
                aria-label={t("photo-tray.remove", { position })}
                onClick={() => remove(key)}
              >
                <X className="i s" aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
      {refused && (
        <p className="small" role="alert">
          <CircleAlert className="i s" aria-hidden="true" /> {refused.reason ?? t("photo-tray.failed")}
        </p>
      )}
    </div>
  );
}
