import { lazy, Suspense, useState } from "react";
import { useHold } from "#ui/kit/hold.ts";
import { Picture } from "#ui/Picture.tsx";
import { useWording } from "#ui/page.tsx";
import { drawingOf } from "../../drawing.ts";
import type { ReviewDetail } from "../review.schema.ts";
import * as styles from "./photos.module.css";
import { useReviewKeys } from "./use-review-keys.ts";

const loadLightbox = () => import("#features/listings/Lightbox.tsx");
const Lightbox = lazy(loadLightbox);

/** As many stand beside each other before one opens them all. */
const inView = 5;

/** The photos, the first one large; any opens them all in full screen. */
export function Photos({ listing: { title, photos, vehicleType } }: { listing: ReviewDetail["listing"] }) {
  const { t, number } = useWording();
  const [at, setAt] = useState<number>();
  useHold(at !== undefined);
  useReviewKeys({ ...(photos.length > 0 && { p: () => setAt(0) }) });
  const nameOf = (index: number) => t("moderation.photo", { number: number(index + 1), title });
  if (photos.length === 0) return <p className={`${styles.noPhotos} soft`}>{t("moderation.noPhotos")}</p>;
  const rest = photos.length - inView;
  return (
    <section className={styles.photos} aria-label={t("moderation.photosOf", { title })}>
      {photos.slice(0, inView).map((photo, index) => (
        <button
          key={photo.id}
          type="button"
          aria-label={nameOf(index)}
          onPointerEnter={() => void loadLightbox()}
          onClick={() => setAt(index)}
        >
          <Picture
            photos={[photo]}
            alt=""
            sizes={index === 0 ? "(min-width: 1000px) 420px, 100vw" : "160px"}
            eager={index === 0}
            shape={drawingOf(vehicleType)}
          />
          {index === inView - 1 && rest > 0 && (
            <span className={styles.more}>{t("moderation.more", { count: number(rest) })}</span>
          )}
        </button>
      ))}
      <Suspense>
        {at !== undefined && (
          <Lightbox photos={photos} alt={nameOf} at={at} onClose={() => setAt(undefined)} format="avif" />
        )}
      </Suspense>
    </section>
  );
}
