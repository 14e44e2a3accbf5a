import { northAmericanYear } from "../model-year.ts";
import { type Element, elements, truck } from "./format.ts";
import type { Maker, Schema, Vpic } from "./vpic.ts";

/** What vPIC says of a vehicle, in its own words. */
export interface Decoded extends Partial<Record<Exclude<Element, "model">, string>> {
  year: number;
  make: string;
  model: string;
}

/**
 * What vPIC knows of a VIN that was given for North America; nothing where no schema names a model of ours, or two that fit
 * equally well name different ones.
 */
export function decode(vpic: Vpic, vin: string): Decoded | undefined {
  // Small makers share a number, and have three more characters of their own.
  const maker = vpic.maker(vin[2] === "9" ? vin.slice(0, 3) + vin.slice(11, 14) : vin.slice(0, 3));
  if (!maker) return undefined;
  for (const year of yearsOf(vin, maker)) {
    const found = inYear(vpic, maker, vin, year);
    if (found) return { year, ...found };
  }
  return undefined;
}

/** Heavy trucks may stand in the other turn of thirty years than the seventh character says. */
function yearsOf(vin: string, { kind }: Maker): number[] {
  const year = northAmericanYear(vin);
  if (year === undefined) return [];
  return kind === truck ? [year, year < 2010 ? year + 30 : year - 30] : [year];
}

interface Match {
  value: number;
  /** How many characters its keys ask for. */
  fixed: number;
}
type Matches = Map<number, Match>;

function inYear(vpic: Vpic, { schemas }: Maker, vin: string, year: number) {
  const read = `${vin.slice(3, 8)}|${vin.slice(9)}`;
  const ids = new Set(schemas.filter(({ from, to }) => from <= year && year <= to).map(({ id }) => id));
  const candidates = [...ids].flatMap((id) => {
    const schema = vpic.schema(id);
    const matches = schema && matchesOf(schema, read);
    return matches ? [matches] : [];
  });
  const most = Math.max(...candidates.map(rank));
  const best = candidates.filter((one) => rank(one) === most);
  const [winner] = best;
  const model = winner?.get(elements.model)?.value;
  if (!winner || model === undefined || best.some((one) => one.get(elements.model)?.value !== model)) {
    return undefined;
  }
  const [name, make] = vpic.models[model] ?? [];
  const brand = vpic.makes[make ?? -1];
  if (!name || !brand) return undefined;
  // What the best one leaves out, others that name the same model may know.
  const same = [...best, ...candidates.filter((one) => one.get(elements.model)?.value === model)];
  const said = (element: Element) => {
    const match = same.find((one) => one.has(elements[element]))?.get(elements[element]);
    return match && vpic.texts[match.value];
  };
  const names = Object.keys(elements) as Element[];
  const all = names.flatMap((element) => {
    const text = element === "model" ? undefined : said(element);
    return text ? [[element, text] as const] : [];
  });
  return {
    ...(Object.fromEntries(all) as Omit<Decoded, "year" | "make" | "model">),
    make: brand,
    model: name,
  };
}

/** The schema of which most elements fit; among those, whose model is read from most characters. */
const rank = (matches: Matches) => matches.size * 100 + (matches.get(elements.model)?.fixed ?? 0);

/** Of each element the text whose keys ask for most; one of which two different ones fit equally well is left out. */
function matchesOf(schema: Schema, read: string): Matches | undefined {
  const matches: Matches = new Map();
  for (const [element, entries] of schema) {
    let best: Match | undefined;
    let isClear = true;
    for (const { keys, value } of entries) {
      const fixed = fixedOf(keys, read);
      if (fixed === undefined || (best && fixed < best.fixed)) continue;
      isClear = !best || fixed > best.fixed || (isClear && value === best.value);
      best = { value, fixed };
    }
    if (best && isClear) matches.set(element, best);
  }
  return matches.has(elements.model) ? matches : undefined;
}

/**
 * How many characters the keys ask for, where they fit: `*` stands for any, `#` for a digit, `[A-CE]` for one of these; what is
 * beyond their end may be anything.
 */
function fixedOf(keys: string, read: string): number | undefined {
  let fixed = 0;
  let place = 0;
  for (let at = 0; at < keys.length; at++, place++) {
    const key = keys[at];
    const character = read[place] ?? "";
    if (key === "*") continue;
    if (key === "[") {
      const end = keys.indexOf("]", at);
      if (!isOneOf(keys.slice(at + 1, end), character)) return undefined;
      at = end;
    } else if (key === "#" ? !/\d/.test(character) : key !== character) return undefined;
    if (key !== "|") fixed++;
  }
  return fixed;
}

function isOneOf(set: string, character: string): boolean {
  for (let at = 0; at < set.length; at++) {
    const first = set.charAt(at);
    const isRange = set[at + 1] === "-" && at + 2 < set.length;
    if (isRange ? first <= character && character <= set.charAt(at + 2) : first === character) return true;
    if (isRange) at += 2;
  }
  return false;
}
