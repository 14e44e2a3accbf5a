import { blurColours } from "#ui/blur.ts";
import { sourceSet } from "#ui/source-set.ts";
import type { ShowroomCard } from "./showroom.contract.ts";

interface Props {
  dealer: Pick<ShowroomCard, "name" | "logo">;
  /** In CSS pixels. */
  size?: number;
}

/** The logo of a dealer, or the first letter of the name. The name stands beside it: to a reader it says nothing more. */
export function DealerLogo({ dealer: { name, logo }, size = 64 }: Props) {
  if (!logo) {
    return (
      <span className="dealer-logo" aria-hidden="true">
        {initialOf(name)}
      </span>
    );
  }
  return (
    <span className="dealer-logo">
      <picture>
        <source type="image/avif" srcSet={sourceSet(logo, "avif")} sizes={`${size}px`} />
        <img
          srcSet={sourceSet(logo, "webp")}
          sizes={`${size}px`}
          src={logo.url}
          width={logo.width}
          height={logo.height}
          style={blurColours(logo.thumbhash)}
          alt=""
          loading="lazy"
          decoding="async"
        />
      </picture>
    </span>
  );
}

/** «معرض النور»: what tells showrooms apart is the word behind the one they share. */
function initialOf(name: string): string {
  const word = name.replace(/^(معرض|معارض|مؤسسة|شركة)\s+/u, "").replace(/^ال/u, "");
  return Array.from(word.trim())[0] ?? "";
}
