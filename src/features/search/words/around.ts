import { type PlaceSlug, placeSlugs, type Radius, radii } from "#features/reference/enumerations.ts";
import type { Phrase } from "./closer.ts";
import { comparisons, phraseAt, units } from "./number-words.ts";
import { keyOf, type Token } from "./tokens.ts";

/** A place with what lies around it, and how many tokens say so. */
export interface Around {
  place: PlaceSlug;
  radius: Radius;
  taken: number;
}

/** "Near Zahle" says no distance: one that is a short drive. */
const unsaidRadius: Radius = 25;

const phrases = (list: string) =>
  new Map<string, true>(list.split(",").map((phrase) => [keyOf(phrase), true]));
/** Said before a place that need not be the very one. */
const nearWords = phrases(
  `near, near to, close to, nearby, around, next to, in the area of, pres de, proche de, autour de,
   قرب, بقرب, قريب من, قريبة من, قريب ع, قريبة ع, قريب على, قريبة على, بالقرب من, جنب, حد, بجوار, حول, حوالي, محيط, بمحيط, ضواحي, نواحي, بنواحي,
   2arib mn, 2arib men, 2arib min, 2aribe mn, 2aribe men, 2arib 3a, 2arib 3ala, arib mn, arib men, arib min, aribe mn, aribe men, arib 3a, 7ad, jamb, janb, 7awale`,
);
/** Said before the kilometres. */
const withinWords = phrases("within, in, ضمن, بـ, على بعد, على مسافة, بمسافة, بعد, 3ala bo3d, dans");
/** Said between the kilometres and the place. */
const ofWords = phrases("of, from, around, near, to, من, عن, حول, قرب, mn, men, min, 3an, de, autour de");

/**
 * Reads "near Zahle", "within 20 km of Jounieh", «قريب من صيدا», «ضمن ٢٠ كم من زحلة»: the next radius that the filters have. Undefined
 * where the tokens say no such thing, or more kilometres than there is a radius for. `placeAt` reads what begins at a token.
 */
export function readAround(
  tokens: readonly Token[],
  at: number,
  placeAt: (at: number) => Phrase | undefined,
): Around | undefined {
  const near = phraseAt(tokens, at, nearWords);
  if (near) {
    const place = centreAt(placeAt, at + near.length);
    if (!place) return undefined;
    const distance = distanceAt(tokens, place.next);
    const radius = distance ? radiusOver(distance.kilometres) : unsaidRadius;
    return radius && { place: place.slug, radius, taken: (distance?.next ?? place.next) - at };
  }
  const distance = distanceAt(tokens, at);
  const of = distance && phraseAt(tokens, distance.next, ofWords);
  const place = of && centreAt(placeAt, distance.next + of.length);
  const radius = distance && radiusOver(distance.kilometres);
  return place && radius && { place: place.slug, radius, taken: place.next - at };
}

/** A whole region is around no place. */
function centreAt(
  placeAt: (at: number) => Phrase | undefined,
  at: number,
): { slug: PlaceSlug; next: number } | undefined {
  const phrase = placeAt(at);
  const slug = placeSlugs.find((one) => phrase?.meaning.filter === "city" && one === phrase.meaning.value);
  return phrase && slug && { slug, next: at + phrase.length };
}

function distanceAt(tokens: readonly Token[], at: number): { kilometres: number; next: number } | undefined {
  const said = phraseAt(tokens, at, withinWords) ?? phraseAt(tokens, at, comparisons);
  const next = at + (said?.length ?? 0);
  const kilometres = tokens[next]?.number;
  const unit = phraseAt(tokens, next + 1, units);
  if (kilometres === undefined || unit?.meaning !== "distance") return undefined;
  return { kilometres, next: next + 1 + unit.length };
}

const radiusOver = (kilometres: number) => radii.find((radius) => radius >= kilometres);
