import { lazy, Suspense, useState } from "react";
import type { Photo } from "#features/listings/listing.schema.ts";
import { blurColours } from "#ui/blur.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { chatWidths } from "./chat-photo.schema.ts";
import * as styles from "./chat-photos.module.css";

const viewer = () => import("#features/listings/Lightbox.tsx");
const Lightbox = lazy(viewer);

const addressOf = ({ url }: Photo, width: number) => `${url}?width=${width}`;
/** In CSS pixels. */
const shownHeight = 180;

interface Props {
  photos: readonly Photo[];
  /** Whose they are; undefined: one's own. */
  name?: string | undefined;
}

/** The photos of a message, small; a press shows them in full screen. */
export function MessagePhotos({ photos, name }: Props) {
  const { t, number } = useWording();
  const { messages } = usePage();
  const [at, setAt] = useState<number>();
  const alt = (index: number) => {
    const place = { position: number(index + 1), total: number(photos.length) };
    return name === undefined
      ? t("conversations.ownPhoto", place)
      : t("conversations.photoOf", { ...place, name });
  };
  const open = async (index: number) => {
    try {
      await Promise.all([viewer(), messages.load("detail")]);
      setAt(index);
    } catch {
      void toast("error", t("common.offline"));
    }
  };
  return (
    <div className={styles.photos}>
      {photos.map((photo, index) => (
        <button key={photo.id} type="button" onClick={() => void open(index)}>
          <img
            src={addressOf(photo, photo.widths.find((width) => width >= chatWidths[0]) ?? photo.width)}
            alt={alt(index)}
            width={Math.round((shownHeight * photo.width) / photo.height)}
            height={shownHeight}
            style={blurColours(photo.thumbhash)}
            loading="lazy"
            decoding="async"
          />
        </button>
      ))}
      {at !== undefined && (
        <Suspense>
          <Lightbox
            photos={photos}
            alt={alt}
            at={at}
            onClose={() => setAt(undefined)}
            format="webp"
            addressOf={addressOf}
          />
        </Suspense>
      )}
    </div>
  );
}
