import type { Api } from "#platform/http/api.ts";
import { blurColours } from "#ui/blur.ts";
import type { Photo } from "#ui/Picture.tsx";
import { plainAddress, sourceSet } from "#ui/source-set.ts";
import * as styles from "./card.module.css";

/** Of the photo's width: what has to be passed for the next one. */
const enough = 0.2;

interface Strip {
  /** Holds the photos beside one another, over the card's own. */
  track: HTMLElement;
  photos: readonly Photo[];
  /** The one that shows. */
  at: number;
}
const strips = new WeakMap<HTMLElement, Promise<Strip>>();

/**
 * Shows a card's photos as a finger has moved them, `distance` pixels to the right, and where it has left them. Only the photo that
 * it goes to is fetched. The card's markup stays as it is: React may own it, or not know it (Cards.tsx).
 */
export async function showSwiped(
  api: Api,
  card: HTMLElement,
  distance: number,
  isOver: boolean,
): Promise<void> {
  const asked = strips.get(card) ?? makeStrip(api, card);
  strips.set(card, asked);
  const strip = await asked.catch((error) => {
    // The next swipe asks again.
    strips.delete(card);
    throw error;
  });
  const forward = getComputedStyle(card).direction === "rtl" ? 1 : -1;
  const towards = strip.at + Math.sign(distance * forward);
  const next = strip.photos[towards] ? towards : strip.at;
  add(strip, next);
  // At either end it gives way a little, and comes back.
  const given = isOver ? 0 : next === strip.at ? distance / 4 : distance;
  if (isOver && Math.abs(distance) > card.clientWidth * enough) strip.at = next;
  strip.track.toggleAttribute("data-held", !isOver);
  strip.track.style.translate = `calc(${forward * strip.at * 100}% + ${given}px)`;
  const count = card.querySelector(`.${styles.count}`);
  if (count) count.textContent = `${strip.at + 1}/${strip.photos.length}`;
}

async function makeStrip(api: Api, card: HTMLElement): Promise<Strip> {
  const id = card.closest("article")?.querySelector("a")?.pathname.slice("/cars/".length) ?? "";
  const { photos } = await api("GET /api/cars/:id", { params: { id } });
  const track = document.createElement("div");
  track.className = styles.swiped ?? "";
  track.ariaHidden = "true";
  const own = card.querySelector(".ph")?.closest("picture, svg");
  if (own) track.append(own.cloneNode(true));
  card.append(track);
  return { track, photos, at: 0 };
}

/** Puts the photo at `index` behind those before it: each place is filled once, in turn. */
function add({ track, photos }: Strip, index: number): void {
  const photo = photos[index];
  if (!photo || track.children.length > index) return;
  const sizes = track.querySelector("source")?.sizes ?? "100vw";
  const srcset = sourceSet(photo, "avif");
  const source = Object.assign(document.createElement("source"), { type: "image/avif", sizes, srcset });
  const src = plainAddress(photo);
  const image = Object.assign(document.createElement("img"), { className: "ph", alt: "", src });
  for (const [name, colour] of Object.entries(blurColours(photo.thumbhash) ?? {}))
    image.style.setProperty(name, String(colour));
  const picture = document.createElement("picture");
  picture.append(source, image);
  track.append(picture);
}
