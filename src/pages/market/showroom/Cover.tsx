import type { Showroom } from "#features/dealers/showrooms/showroom.contract.ts";
import { blurColours } from "#ui/blur.ts";
import { sourceSet } from "#ui/source-set.ts";
import * as styles from "./showroom.module.css";

const sizes = "(min-width: 1280px) 1216px, 100vw";

/** The dealer's own picture over the whole width; a showroom without one begins with its name. */
export function Cover({ dealer: { cover, name } }: { dealer: Showroom }) {
  if (!cover) return null;
  return (
    <picture className={styles.cover}>
      <source type="image/avif" srcSet={sourceSet(cover, "avif")} sizes={sizes} />
      <img
        srcSet={sourceSet(cover, "webp")}
        sizes={sizes}
        src={cover.url}
        width={cover.width}
        height={cover.height}
        style={blurColours(cover.thumbhash)}
        alt={name}
        fetchPriority="high"
      />
    </picture>
  );
}
