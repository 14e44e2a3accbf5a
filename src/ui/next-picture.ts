import { plainAddress, sourceSet } from "./source-set.ts";
import sprite from "./vehicles.svg";

/** What comes after a photo that cannot be shown, in an attribute of its markup: a drawing, and before it another photo. */
export const nextOf = (shape: string, photo?: { id: string; widths: readonly number[] }): string =>
  [shape, ...(photo ? [photo.id, ...photo.widths] : [])].join(" ");

/** Does for markup that React does not know what Picture.tsx does when a photo cannot be shown. */
export function showNext(image: HTMLImageElement): void {
  const [shape, id, ...widths] = (image.dataset.next ?? "").split(" ");
  const picture = image.closest("picture");
  if (!shape || !picture) return;
  if (!id) {
    const drawing = `<svg class="ph ph-none" viewBox="0 0 400 160" role="img"><use href="${sprite}#${shape}"></use></svg>`;
    picture.insertAdjacentHTML("afterend", drawing);
    picture.nextElementSibling?.setAttribute("aria-label", image.alt);
    picture.remove();
    return;
  }
  const photo = { id, widths: widths.map(Number) };
  image.dataset.next = nextOf(shape);
  // The colours are those of the other.
  image.style.backgroundImage = "";
  for (const source of picture.querySelectorAll("source")) source.srcset = sourceSet(photo, "avif");
  image.src = plainAddress(photo);
}
