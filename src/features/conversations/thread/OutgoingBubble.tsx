import { CircleAlert, Clock } from "lucide-react";
import { PhotoRow } from "#features/listings/photo-row/PhotoRow.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { timeOf } from "../screens/clock.ts";
import * as styles from "../screens/messages.module.css";
import { dropOutgoing, type Outgoing } from "../screens/outbox.ts";
import { retry } from "../screens/send-messages.ts";

/** A message on its way, or one that did not get there, with what can be done about it. */
export function OutgoingBubble({ outgoing }: { outgoing: Outgoing }) {
  const { t, language } = useWording();
  const page = usePage();
  const { key, place, content, photos, at, state, reason } = outgoing;
  const failed = state === "failed";
  return (
    <li className={`${styles.message} ${styles.mine}`}>
      <div className={failed ? `${styles.bubble} ${styles.failed}` : `${styles.bubble} ${styles.waiting}`}>
        <span className="sr">{t("conversations.youWrote")}</span>
        {photos && <PhotoRow photos={photos} altOf={(place) => t("conversations.ownPhoto", place)} />}
        {content && <p dir="auto">{content}</p>}
        <span className={styles.bubbleFoot}>
          <time dateTime={at}>{timeOf(language, at)}</time>
          {!failed && (
            <span className={styles.mark} title={t("conversations.sending")}>
              <Clock className="i s" aria-hidden="true" />
              <span className="sr">{t("conversations.sending")}</span>
            </span>
          )}
        </span>
      </div>
      {failed && (
        <div className={styles.messageFailed} role="alert">
          <CircleAlert className="i s" aria-hidden="true" />
          <span>{reason ?? t("conversations.notSent")}</span>
          <button type="button" className="link" onClick={() => retry(page, place)}>
            {t("conversations.retry")}
          </button>
          <button type="button" className="link" onClick={() => dropOutgoing(key)}>
            {t("conversations.discard")}
          </button>
        </div>
      )}
    </li>
  );
}
