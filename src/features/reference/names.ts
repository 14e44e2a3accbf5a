import { madeOnce } from "#i18n/format.ts";
import type { Language } from "#i18n/language.ts";
import {
  brands,
  enumerations,
  exteriorColours,
  featureGroups,
  features,
  governorates,
  interiorColours,
  places,
  regions,
} from "./reference.ts";
import type { Named } from "./reference.types.ts";

/**
 * The names of one language as messages: `place.beirut`, `brand.kia`, `colour.white`, `bodyType.suv` … Brands of cars
 * and motorcycles share their key, because a slug means the same maker in both. Models are not here: they are many,
 * and fetched for one brand at a time.
 */
export const namesIn = madeOnce((language: Language): Record<string, string> => {
  const lists: Record<string, readonly Named[]> = {
    // Sorted here and not by the browser, whose first comparison by the rules of a language costs a phone 40 ms.
    place: [...places, ...regions].sort((a, b) => a[language].localeCompare(b[language], language)),
    governorate: governorates,
    brand: [...brands.car, ...brands.motorcycle],
    colour: [...exteriorColours, ...interiorColours],
    feature: features,
    featureGroup: featureGroups,
    ...enumerations,
  };
  const names: Record<string, string> = {};
  for (const [kind, list] of Object.entries(lists)) {
    for (const one of list) names[`${kind}.${one.slug}`] = literal(one[language]);
  }
  return names;
});

/** Names are no ICU patterns: what would start an argument or a tag is quoted. */
const literal = (text: string) => text.replaceAll("'", "''").replace(/[{}<>]/g, "'$&'");
