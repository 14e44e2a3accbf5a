import { Check, CheckCheck, ShieldAlert } from "lucide-react";
import { PhotoRow } from "#features/listings/photo-row/PhotoRow.tsx";
import { useWording } from "#ui/page.tsx";
import type { Message } from "../conversation.contract.ts";
import type { HintKind } from "../conversation.schema.ts";
import { OfferWords } from "../offers/OfferWords.tsx";
import { photoMark } from "../photos/chat-photo.schema.ts";
import { timeOf } from "../screens/clock.ts";
import * as styles from "../screens/messages.module.css";
import { markOf, type Thread } from "../thread.ts";
import { ViewingWords } from "../viewings/ViewingWords.tsx";

interface Props {
  message: Message;
  seen: Thread["seen"];
  name: string;
}

/** One message: text as it was typed, never a link; below it when, how far it got, and what its reader should mind. */
export function MessageBubble({ message, seen, name }: Props) {
  const { t, language } = useWording();
  const { mine, by, content, offer, viewing, photos, sentAt, hints } = message;
  const isWords = !offer && !viewing && !(content === photoMark && photos.length > 0);
  return (
    <li className={mine ? `${styles.message} ${styles.mine}` : styles.message}>
      <div className={styles.bubble}>
        <span className="sr">
          {mine ? t("conversations.youWrote") : t("conversations.otherWrote", { name })}
        </span>
        {offer && <OfferWords offer={offer} />}
        {viewing && <ViewingWords viewing={viewing} />}
        {photos?.length > 0 && (
          <PhotoRow
            photos={photos}
            altOf={(place) =>
              mine ? t("conversations.ownPhoto", place) : t("conversations.photoOf", { ...place, name })
            }
          />
        )}
        {isWords && <p dir="auto">{content}</p>}
        <span className={styles.bubbleFoot}>
          {by && <bdi className="grow">{by}</bdi>}
          <time dateTime={sentAt}>{timeOf(language, sentAt)}</time>
          {mine && <Mark mark={markOf(message, seen)} />}
        </span>
      </div>
      {hints.length > 0 && <Hint hints={hints} />}
    </li>
  );
}

function Mark({ mark }: { mark: ReturnType<typeof markOf> }) {
  const { t } = useWording();
  const Icon = mark === "sent" ? Check : CheckCheck;
  return (
    <span className={`${styles.mark} ${mark}`} title={t(`conversations.${mark}`)}>
      <Icon className="i s" aria-hidden="true" />
      <span className="sr">{t(`conversations.${mark}`)}</span>
    </span>
  );
}

const hintWords = {
  link: "conversations.hintLink",
  deposit: "conversations.hintDeposit",
  identity: "conversations.hintIdentity",
} as const;

function Hint({ hints }: { hints: readonly HintKind[] }) {
  const { t } = useWording();
  return (
    <div className={`note warn ${styles.hintNote}`}>
      <ShieldAlert className="i s" aria-hidden="true" />
      <div>
        <b className="m">{t("conversations.hintTitle")}</b>
        {hints.map((hint) => (
          <p key={hint}>{t(hintWords[hint])}</p>
        ))}
      </div>
    </div>
  );
}
