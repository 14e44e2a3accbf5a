import { useEffect, useRef, useState } from "react";
import { blurColours } from "./blur.ts";
import { plainAddress, sourceSet } from "./source-set.ts";
import { type Shape, VehicleShape } from "./VehicleShape.tsx";

/** A picture as the pipeline kept it: `/media/{id}/{width}.{avif,webp}`. */
export interface Photo {
  id: string;
  /** The largest WebP. */
  url: string;
  width: number;
  height: number;
  widths: readonly number[];
  thumbhash: string;
}

interface Props {
  /** Cover first: when one cannot be shown, the next is tried, then a drawing. */
  photos: readonly Photo[];
  alt: string;
  /** How wide the picture is shown, as in the `sizes` of an image. */
  sizes: string;
  /** The one picture of a page that is seen first: fetched at once and before others. */
  eager?: boolean;
  className?: string;
  /** The drawing for when no picture can be shown. */
  shape: Shape;
  /** On a card, which gives it its shape. The browser may know it by its markup alone (next-picture.ts). */
  isTaken?: boolean;
}

/** A picture in AVIF or WebP at a fitting width; its colours show at once, so nothing jumps or flashes. */
export function Picture({ photos, alt, sizes, eager, className = "", shape, isTaken }: Props) {
  const [tried, setTried] = useState(0);
  const image = useRef<HTMLImageElement>(null);
  const photo = photos[tried];
  const next = () => setTried((count) => count + 1);

  // A picture that failed before the page answered to input has told nobody.
  useEffect(() => {
    const shown = image.current;
    if (photo && shown?.complete && shown.naturalWidth === 0) setTried((count) => count + 1);
  }, [photo]);

  if (!photo) return <VehicleShape kind={shape} className={`ph ph-none ${className}`} label={alt} />;
  return (
    <picture key={photo.id}>
      <source type="image/avif" srcSet={sourceSet(photo, "avif")} sizes={sizes} />
      <img
        ref={image}
        className={className ? `ph ${className}` : "ph"}
        style={blurColours(photo.thumbhash)}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding={eager ? "sync" : undefined}
        src={plainAddress(photo)}
        {...(isTaken ? { "data-shape": shape } : { width: photo.width, height: photo.height })}
        alt={alt}
        onError={next}
      />
    </picture>
  );
}
