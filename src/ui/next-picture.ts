import { plainAddress, sourceSet } from "./source-set.ts";
import sprite from "./vehicles.svg";

/** Does for markup that React does not know what Picture.tsx does when a photo cannot be shown: another stands there, or a drawing. */
export function showInstead(
  image: HTMLImageElement,
  photo?: { id: string; widths: readonly number[] },
): void {
  const picture = image.closest("picture");
  if (!picture) return;
  if (!photo) {
    picture.outerHTML = `<svg class="ph ph-none" viewBox="0 0 400 160" aria-hidden="true"><use href="${sprite}#${image.dataset.shape}"></use></svg>`;
    return;
  }
  // The colours are those of the other.
  image.removeAttribute("style");
  for (const source of picture.querySelectorAll("source")) source.srcset = sourceSet(photo, "avif");
  image.src = plainAddress(photo);
}
