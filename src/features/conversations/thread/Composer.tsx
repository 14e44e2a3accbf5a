import { SendHorizontal } from "lucide-react";
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import type { Photo } from "#features/listings/listing.schema.ts";
import { privateWidths } from "#features/media/private-widths.ts";
import { PhotoInput } from "#ui/kit/photos/PhotoInput.tsx";
import { PhotoTray } from "#ui/kit/photos/PhotoTray.tsx";
import { usePhotoQueue } from "#ui/kit/photos/use-photo-queue.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { longestMessage } from "../conversation.schema.ts";
import { isolated } from "../isolated.ts";
import { mostPhotos } from "../photos/chat-photo.schema.ts";
import { keep, readCached } from "../screens/device-store.ts";
import * as styles from "../screens/messages.module.css";
import type { Place } from "../screens/outbox.ts";
import { writeTo } from "../screens/send-messages.ts";

interface Props {
  place: Place;
  accountId: string;
  name: string;
  /** Above the field: what one may say first. */
  children?: (say: (text: string) => void) => ReactNode;
}

/** From this many characters before the end on, it says how many are left. */
const sayLeft = 200;

/** The field to write in. Enter sends where there is a keyboard, Shift and Enter begin a new line; a draft stays on the device. */
export function Composer({ place, accountId, name, children }: Props) {
  const { t } = useWording();
  const page = usePage();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useDraft(accountId, place);
  const hint = useId();
  const left = longestMessage - [...text.trim()].length;
  const { photos, ...chosen } = usePhotoQueue<Photo>({
    address: `/api/conversations/${place.slice(place.indexOf(":") + 1)}/photos`,
    most: mostPhotos,
    longestSide: Math.max(...privateWidths),
  });
  /** Who has not answered yet is sent words alone. */
  const takesPhotos = place.startsWith("c:");
  const can =
    (text.trim() !== "" || photos.length > 0) && left >= 0 && photos.every(({ state }) => state === "ready");
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (!can) return;
    writeTo(page, place, text.trim(), chosen.take());
    setText("");
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being put together, Enter chooses it.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    if (!matchMedia("(pointer: fine)").matches) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.composer} onSubmit={send}>
      {children?.((words) => {
        setText(text.trim() === "" ? words : `${text.trimEnd()}\n${words}`);
        field.current?.focus();
      })}
      <PhotoTray
        label={t("conversations.chosenPhotos")}
        photos={photos}
        retry={chosen.retry}
        remove={chosen.remove}
      />
      <div className={takesPhotos ? `${styles.composerRow} ${styles.withPhotos}` : styles.composerRow}>
        {takesPhotos && (
          <PhotoInput
            label={t("conversations.addPhotos")}
            className="icon-btn"
            isFull={photos.length >= mostPhotos}
            onChoose={chosen.add}
          />
        )}
        <textarea
          ref={field}
          className={left < 0 ? "input bad" : "input"}
          rows={1}
          // An empty field would be taken for one that is written from left to right, and its placeholder with it.
          dir={text ? "auto" : undefined}
          value={text}
          placeholder={t("conversations.placeholder", { name: isolated(name) })}
          aria-label={t("conversations.field")}
          aria-invalid={left < 0 || undefined}
          aria-describedby={left < sayLeft ? hint : undefined}
          enterKeyHint="enter"
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const pasted = [...event.clipboardData.files].filter(({ type }) => type.startsWith("image/"));
            if (!takesPhotos || pasted.length === 0) return;
            event.preventDefault();
            chosen.add(pasted);
          }}
        />
        <button
          type="submit"
          className={`icon-btn ${styles.composerSend}`}
          disabled={!can}
          aria-label={t("conversations.send")}
        >
          <SendHorizontal className="i flip" aria-hidden="true" />
        </button>
      </div>
      {left < sayLeft && (
        <p id={hint} className={left < 0 ? `tiny ${styles.composerLeft} bad` : `tiny ${styles.composerLeft}`}>
          {left < 0 ? t("conversations.tooLong", { count: -left }) : t("conversations.left", { count: left })}
        </p>
      )}
    </form>
  );
}

/** What is being written to a place, kept on the device until it is sent. */
function useDraft(accountId: string, place: Place) {
  const [text, setText] = useState("");
  // The server knows of no draft.
  useEffect(() => setText(readCached(accountId, place)), [accountId, place]);
  const change = (next: string) => {
    setText(next);
    keep(accountId, place, next);
  };
  return [text, change] as const;
}
