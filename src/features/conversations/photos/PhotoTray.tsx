import { CircleAlert, RotateCw, X } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import * as styles from "./chat-photos.module.css";
import type { ChatPhotos } from "./use-chat-photos.ts";

/** The photos of the next message: how far each is, and what can be done about it. */
export function PhotoTray({ chosen: { photos, retry, remove } }: { chosen: ChatPhotos }) {
  const { t, number } = useWording();
  if (photos.length === 0) return null;
  const refused = photos.find(({ state }) => state === "failed");
  return (
    <div className={styles.trayPlace}>
      <ul className={styles.tray} aria-label={t("conversations.chosenPhotos")}>
        {photos.map(({ key, preview, state, share }, index) => {
          const position = number(index + 1);
          return (
            <li key={key} className={state === "ready" ? undefined : styles.underWay}>
              <img src={preview} alt={t("conversations.chosenPhoto", { position })} />
              {state === "sending" && (
                <progress value={share} max={1} aria-label={t("conversations.photoSending", { position })} />
              )}
              {state === "failed" && (
                <button
                  type="button"
                  className={styles.again}
                  aria-label={t("conversations.photoRetry", { position })}
                  onClick={() => retry(key)}
                >
                  <RotateCw className="i" aria-hidden="true" />
                </button>
              )}
              <button
                type="button"
                className={styles.remove}
                aria-label={t("conversations.photoRemove", { position })}
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
          <CircleAlert className="i s" aria-hidden="true" />{" "}
          {refused.reason ?? t("conversations.photoFailed")}
        </p>
      )}
    </div>
  );
}
