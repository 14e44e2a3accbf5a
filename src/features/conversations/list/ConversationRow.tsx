import { BadgeCheck } from "lucide-react";
import { shapeOf } from "#features/listings/vehicle-shape.ts";
import { Link } from "#platform/page/routing.ts";
import { Picture } from "#ui/Picture.tsx";
import { useWording } from "#ui/page.tsx";
import type { Conversation } from "../conversation.contract.ts";
import { isolated } from "../isolated.ts";
import { messageWords } from "../message-words.ts";
import * as styles from "./list.module.css";

/** One conversation of the list: the listing's picture, with whom, about what, what was said last. */
export function ConversationRow({
  conversation,
  isCurrent,
}: {
  conversation: Conversation;
  isCurrent: boolean;
}) {
  const { t, age, number, language } = useWording();
  const { id, other, listing, last, unread, priority } = conversation;
  const { vehicleType, photo } = listing;
  const said = messageWords({ t, language }, last);
  return (
    <li className={unread > 0 ? `${styles.talk} ${styles.isNew}` : styles.talk}>
      <Picture
        photos={photo ? [photo] : []}
        alt=""
        sizes="64px"
        shape={shapeOf({ vehicleType, bodyType: null })}
        className={styles.photo}
      />
      <div className={styles.words}>
        <p className={styles.who}>
          <Link
            to="/messages"
            search={{ c: id }}
            aria-current={isCurrent ? "page" : undefined}
            activeOptions={{ exact: true, includeSearch: true }}
          >
            <bdi>{other.name}</bdi>
          </Link>
          {other.isVerified && <BadgeCheck className={`i s ${styles.badge}`} aria-hidden="true" />}
          <time className="tiny muted" dateTime={last.sentAt}>
            {age(last.sentAt)}
          </time>
        </p>
        <p className={styles.about}>
          {priority && <span className="badge brand">{t("conversations.priority")}</span>}
          <span className={styles.cut}>
            <bdi>{listing.name?.[language] ?? t("conversations.unnamed")}</bdi>
          </span>
        </p>
        <p className={styles.last}>
          <span className={styles.cut}>
            {last.mine ? t("conversations.you", { text: isolated(said) }) : <bdi>{said}</bdi>}
          </span>
          {unread > 0 && (
            <span className={styles.number}>
              <span aria-hidden="true">{number(unread)}</span>
              <span className="sr">{t("conversations.unread", { count: unread })}</span>
            </span>
          )}
        </p>
      </div>
    </li>
  );
}
