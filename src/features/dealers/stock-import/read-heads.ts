import { fieldWords as arabicFields } from "#features/listings/field-words/messages.ar.ts";
import { fieldWords as englishFields } from "#features/listings/field-words/messages.en.ts";
import { foldText } from "#text/fold.ts";
import { type ColumnName, columnNames, columnOf, headOf } from "./columns.ts";
import { stockImport as arabic } from "./messages.ar.ts";
import { stockImport as english } from "./messages.en.ts";
import { refused } from "./read-table.ts";

/** Which column of the file says what. */
export interface Heads {
  placeOf: Partial<Record<ColumnName, number>>;
  /** Heads that mean nothing here: what stands under them is left out. */
  ignored: string[];
}

/** The column of a mended file that says what was wrong. */
const told = new Set([english.errorsHead, arabic.errorsHead].map(foldText));
export const isOfOurs = (head: string) => told.has(foldText(head));

const withoutArticles = (folded: string) => folded.replace(/(^| )ال/g, "$1");
const keyed = (namespace: string, words: Record<string, string>) =>
  Object.fromEntries(Object.entries(words).map(([key, text]) => [`${namespace}.${key}`, text]));
const words = [
  { ...keyed("listing-fields", englishFields), ...keyed("stock-import", english) },
  { ...keyed("listing-fields", arabicFields), ...keyed("stock-import", arabic) },
];
const columnOfHead = new Map<string, ColumnName>();
for (const name of columnNames) {
  const others = columnOf(name).heads?.split(",") ?? [];
  const spaced = name.replace(/[A-Z]/g, (letter) => ` ${letter}`);
  for (const head of [...words.map((all) => all[headOf(name)] ?? name), name, spaced, ...others]) {
    const folded = foldText(head);
    for (const form of [folded, withoutArticles(folded)]) {
      // The first to claim a head has it: "engine" is a car's.
      if (!columnOfHead.has(form)) columnOfHead.set(form, name);
    }
  }
}

/** What stands in brackets only explains: "Mileage (km)". */
const columnNamed = (head: string): ColumnName | undefined =>
  columnOfHead.get(foldText(head)) ?? columnOfHead.get(foldText(head.replace(/\([^()]*\)|\*/g, "")));

/**
 * Knows columns by their heads, in either language or as dealers call them. Errors, of `file`: `field.import_heads_twice`,
 * and where brand, model, year or price is missing `field.import_heads`.
 */
export function readHeads(heads: readonly string[]): Heads {
  const placeOf: Partial<Record<ColumnName, number>> = {};
  const ignored: string[] = [];
  for (const [place, head] of heads.entries()) {
    const name = columnNamed(head);
    if (name === undefined) {
      if (head !== "" && !isOfOurs(head)) ignored.push(head);
    } else if (placeOf[name] !== undefined) {
      throw refused("field.import_heads_twice");
    } else {
      placeOf[name] = place;
    }
  }
  const missing = columnNames.filter((name) => columnOf(name).needed && placeOf[name] === undefined);
  if (missing.length > 0) throw refused("field.import_heads");
  return { placeOf, ignored };
}
