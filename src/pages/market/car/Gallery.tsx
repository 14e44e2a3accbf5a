import { Images } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { Photo, PublicListing } from "#features/listings/listing.schema.ts";
import { shapeOf } from "#features/listings/vehicle-shape.ts";
import { Kept } from "#ui/Kept.tsx";
import { Picture } from "#ui/Picture.tsx";
import { useWording } from "#ui/page.tsx";
import { VehicleShape } from "#ui/VehicleShape.tsx";
import * as styles from "./gallery.module.css";
import { useOpenPhoto } from "./use-open-photo.ts";

const Lightbox = lazy(() => import("#features/listings/Lightbox.tsx"));

interface Props {
  listing: PublicListing;
  vehicle: string;
  /** Lies over the photos. */
  children: ReactNode;
}

/** One large photo with four beside it; on a phone a strip to swipe. Each opens the full screen. */
export function Gallery({ listing, vehicle, children }: Props) {
  const { t, number } = useWording();
  const { photos, strip, dropBroken } = useShownPhotos(listing.photos);
  const [position, setPosition] = useState(0);
  const { open, show, close } = useOpenPhoto(photos.length);
  const alt = (index: number) =>
    t("detail.galleryPhoto", { vehicle, position: number(index + 1), total: number(photos.length) });

  if (photos.length === 0) {
    return (
      <section className={styles.gallery} aria-label={t("detail.galleryLabel")}>
        <div className={styles.none}>
          <VehicleShape kind={shapeOf(listing)} className="veh" />
          <p>{t("detail.galleryNone")}</p>
        </div>
        {children}
      </section>
    );
  }
  return (
    <section className={styles.gallery} aria-label={t("detail.galleryLabel")}>
      <Kept
        as="div"
        thing={listing}
        variant={() => `photos ${vehicle}`}
        ref={strip}
        className={styles.strip}
        data-count={Math.min(photos.length, 5)}
        onScroll={({ currentTarget }) => setPosition(positionOf(currentTarget))}
        onErrorCapture={({ target }) => dropBroken(target)}
      >
        {() =>
          photos.map((photo, index) => (
            <button key={photo.id} type="button" data-photo={photo.id} onClick={() => show(index)}>
              <Picture
                photos={[photo]}
                alt={alt(index)}
                sizes={index === 0 ? "(min-width: 700px) 620px, 100vw" : "(min-width: 700px) 310px, 100vw"}
                eager={index === 0}
                shape={shapeOf(listing)}
              />
            </button>
          ))
        }
      </Kept>
      {children}
      <span className={`${styles.count} num`} aria-hidden="true">
        {t("detail.galleryPosition", { position: number(position + 1), total: number(photos.length) })}
      </span>
      {photos.length > 1 && (
        <button type="button" className={`btn sm sec ${styles.all}`} onClick={() => show(0)}>
          <Images className="i s" aria-hidden="true" />
          {t("detail.galleryAll", { count: number(photos.length) })}
        </button>
      )}
      {open !== undefined && (
        <Suspense>
          <Lightbox photos={photos} alt={alt} at={open} onClose={close} format={formatOf(strip.current)} />
        </Suspense>
      )}
    </section>
  );
}

/** The photos that can be shown: one that fails to load gives its place to the next. */
function useShownPhotos(all: readonly Photo[]) {
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const strip = useRef<HTMLDivElement>(null);
  const dropBroken = (target: EventTarget) => {
    const id =
      target instanceof Element ? target.closest<HTMLElement>("[data-photo]")?.dataset.photo : undefined;
    if (id) setBroken((before) => new Set(before).add(id));
  };
  // A photo that failed before the page answered to input has told nobody.
  useEffect(() => {
    for (const image of strip.current?.querySelectorAll("img") ?? []) {
      if (image.complete && image.currentSrc && image.naturalWidth === 0) {
        const id = image.closest<HTMLElement>("[data-photo]")?.dataset.photo;
        if (id) setBroken((before) => new Set(before).add(id));
      }
    }
  }, []);
  return { photos: all.filter(({ id }) => !broken.has(id)), strip, dropBroken };
}

/** Scrolling runs to negative numbers where the page runs from right to left. */
const positionOf = (strip: HTMLElement) =>
  strip.clientWidth > 0 ? Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth) : 0;

/** The format this browser chose for the photos already shown: the full screen asks for the same. */
const formatOf = (strip: HTMLElement | null): "avif" | "webp" =>
  strip?.querySelector("img")?.currentSrc.endsWith(".avif") ? "avif" : "webp";
