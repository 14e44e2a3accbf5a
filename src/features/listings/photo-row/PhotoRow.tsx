import { lazy, Suspense, useState } from "react";
import { privateWidths } from "#features/media/private-widths.ts";
import { blurColours } from "#ui/blur.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import type { Photo } from "../listing.schema.ts";
import * as styles from "./photo-row.module.css";

const viewer = () => import("../Lightbox.tsx");
const Lightbox = lazy(viewer);

const addressOf = ({ url }: Photo, width: number) => `${url}?width=${width}`;
/** In CSS pixels. */
const shownHeight = 180;

interface Props {
  photos: readonly Photo[];
  /** What one is, for screen readers. */
  altOf: (place: { position: string; total: string }) => string;
}

/** Photos that few may see, by their calls: small, and by a press in full screen. */
export function PhotoRow({ photos, altOf }: Props) {
  const { t, number } = useWording();
  const { messages } = usePage();
  const [at, setAt] = useState<number>();
  const alt = (index: number) => altOf({ position: number(index + 1), total: number(photos.length) });
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
            src={addressOf(photo, photo.widths.find((width) => width >= privateWidths[0]) ?? photo.width)}
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
