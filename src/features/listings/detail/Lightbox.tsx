import { useState } from "react";
import YetAnotherLightbox, { type SlideImage } from "yet-another-react-lightbox";
import Thumbnails from "yet-another-react-lightbox/plugins/thumbnails";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/thumbnails.css";
import { useWording } from "#ui/page.tsx";
import type { Photo } from "../listing.schema.ts";

interface Props {
  photos: readonly Photo[];
  alt: (index: number) => string;
  /** The photo to begin with. */
  at: number;
  onClose: () => void;
  format: "avif" | "webp";
}

/** The photos in full screen: swipe, pinch, arrow keys (right goes back in Arabic), Escape. Loaded when opened. */
export default function Lightbox({ photos, alt, at, onClose, format }: Props) {
  const { t, number } = useWording();
  const [position, setPosition] = useState(at);
  const labels = {
    Previous: t("listings.galleryPrevious"),
    Next: t("listings.galleryNext"),
    Close: t("listings.galleryClose"),
    "Zoom in": t("listings.galleryZoomIn"),
    "Zoom out": t("listings.galleryZoomOut"),
    Lightbox: t("listings.galleryLabel"),
    "Photo gallery": t("listings.galleryLabel"),
    Thumbnails: t("listings.galleryThumbnails"),
  };
  return (
    <YetAnotherLightbox
      open
      index={at}
      slides={photos.map((photo, index) => slideOf(photo, alt(index), format))}
      close={onClose}
      labels={labels}
      plugins={photos.length > 1 ? [Zoom, Thumbnails] : [Zoom]}
      carousel={{ finite: true, padding: 0, spacing: "8%", preload: 1 }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      animation={{ fade: 150, swipe: 190, navigation: 190 }}
      zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
      thumbnails={{ width: 88, height: 66, padding: 0, gap: 8, border: 2, borderRadius: 6, vignette: false }}
      toolbar={{
        buttons: [
          <span key="position" className="lightbox-position num">
            {t("listings.galleryPosition", { position: number(position + 1), total: number(photos.length) })}
          </span>,
          "zoom",
          "close",
        ],
      }}
      on={{ view: ({ index }) => setPosition(index) }}
      className="lightbox"
    />
  );
}

function slideOf(photo: Photo, alt: string, format: "avif" | "webp"): SlideImage {
  const height = (width: number) => Math.round((photo.height / photo.width) * width);
  const srcSet = photo.widths.map((width) => ({
    src: `/media/${photo.id}/${width}.${format}`,
    width,
    height: height(width),
  }));
  return { src: photo.url, alt, width: photo.width, height: photo.height, srcSet };
}
