import { useEffect, useMemo, useRef, useState } from "react";
import YetAnotherLightbox, { type ControllerRef, type SlideImage } from "yet-another-react-lightbox";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import { useWording } from "#ui/page.tsx";
import * as styles from "./lightbox.module.css";
import type { Photo } from "./listing.schema.ts";

type AddressOf = (photo: Photo, width: number) => string;

interface Props {
  photos: readonly Photo[];
  alt: (index: number) => string;
  /** The photo to begin with. */
  at: number;
  onClose: () => void;
  format: "avif" | "webp";
  /** Where a photo lies in a width, where it is none of a listing. */
  addressOf?: AddressOf;
}

/** The photos in full screen: swipe, pinch, arrow keys (right goes back in Arabic), Escape. Loaded when opened. */
export default function Lightbox({ photos, alt, at, onClose, format, ...props }: Props) {
  const { t, number } = useWording();
  const [position, setPosition] = useState(at);
  const addressOf: AddressOf = props.addressOf ?? (({ id }, width) => `/media/${id}/${width}.${format}`);
  // The same list at every render: a new one would send the lightbox back to where it began.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `alt` is made again at every render, its words stay
  const slides = useMemo(
    () => photos.map((photo, index) => slideOf(photo, alt(index), addressOf)),
    [photos.length, format],
  );
  const controller = useRef<ControllerRef>(null);
  const show = (index: number) => {
    const count = Math.abs(index - position);
    if (index > position) controller.current?.next({ count });
    else if (count > 0) controller.current?.prev({ count });
  };
  const [wide] = useState(() => matchMedia("(min-width: 700px)").matches);
  const labels = {
    Previous: t("detail.galleryPrevious"),
    Next: t("detail.galleryNext"),
    Close: t("detail.galleryClose"),
    "Zoom in": t("detail.galleryZoomIn"),
    "Zoom out": t("detail.galleryZoomOut"),
    Lightbox: t("detail.galleryLabel"),
    "Photo gallery": t("detail.galleryLabel"),
    Carousel: t("detail.galleryCarousel"),
    Slide: t("detail.gallerySlide"),
    // The lightbox fills its own places in.
    "{index} of {total}": t("detail.gallerySlideOf", { position: "{index}", total: "{total}" }),
  };
  return (
    <YetAnotherLightbox
      open
      index={position}
      slides={slides}
      close={onClose}
      labels={labels}
      plugins={[Zoom]}
      carousel={{ finite: true, padding: 0, spacing: "8%", preload: wide ? 3 : 2 }}
      controller={{ ref: controller, closeOnPullDown: true, closeOnBackdropClick: true }}
      animation={{ fade: 150, swipe: 190, navigation: 190 }}
      zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
      render={{
        controls: () =>
          photos.length > 1 && (
            <Thumbnails photos={photos} alt={alt} at={position} addressOf={addressOf} onPick={show} />
          ),
      }}
      toolbar={{
        buttons: [
          <span key="position" className={`${styles.position} num`}>
            {t("detail.galleryPosition", { position: number(position + 1), total: number(photos.length) })}
          </span>,
          "zoom",
          "close",
        ],
      }}
      on={{ view: ({ index }) => setPosition(index) }}
      className={`${styles.lightbox} ${photos.length > 1 ? styles.withThumbnails : ""}`}
    />
  );
}

interface ThumbnailsProps extends Pick<Props, "photos" | "alt" | "at"> {
  addressOf: AddressOf;
  onPick: (index: number) => void;
}

/** All photos in a row that stays where it is: what is shown is marked, and moves into view where the row is longer than the screen. */
function Thumbnails({ photos, alt, at, addressOf, onPick }: ThumbnailsProps) {
  const { t } = useWording();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    // It returns a promise in newer browsers.
    void row.current?.children[at]?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [at]);
  return (
    // A finger on the row moves the row, not the photo.
    <nav
      ref={row}
      className={styles.thumbnails}
      aria-label={t("detail.galleryThumbnails")}
      onPointerDown={(event) => event.stopPropagation()}
    >
      {photos.map((photo, index) => (
        <button key={photo.id} type="button" aria-current={index === at} onClick={() => onPick(index)}>
          <img src={addressOf(photo, photo.widths[0] ?? photo.width)} alt={alt(index)} loading="lazy" />
        </button>
      ))}
    </nav>
  );
}

function slideOf(photo: Photo, alt: string, addressOf: AddressOf): SlideImage {
  const height = (width: number) => Math.round((photo.height / photo.width) * width);
  const srcSet = photo.widths.map((width) => ({
    src: addressOf(photo, width),
    width,
    height: height(width),
  }));
  return { src: photo.url, alt, width: photo.width, height: photo.height, srcSet };
}
