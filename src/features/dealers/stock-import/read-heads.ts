import { createHash } from "node:crypto";
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
  /** What every vehicle must say, and no head does. */
  missing: ColumnName[];
}

const neededColumns = columnNames.filter((name) => columnOf(name).needed);

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

/** What each head says: the name of a column, or nothing. */
export type Mapping = (ColumnName | "")[];

/**
 * Knows columns by their heads, in either language or as dealers call them; of two with one meaning the first has it. Error, of
 * `file`: `field.import_heads` where there are fewer columns than a vehicle must have.
 */
export function proposeMapping(heads: readonly string[]): Mapping {
  if (heads.length < neededColumns.length) throw refused("field.import_heads");
  const taken = new Set<ColumnName>();
  return heads.map((head) => {
    const name = columnNamed(head);
    if (name === undefined || taken.has(name)) return "";
    taken.add(name);
    return name;
  });
}

/** What a mapping means for a file with these heads. */
export function headsOf(mapping: readonly string[], heads: readonly string[]): Heads {
  const placeOf: Partial<Record<ColumnName, number>> = {};
  const ignored: string[] = [];
  for (const [place, head] of heads.entries()) {
    const name = columnNames.find((one) => one === mapping[place]);
    if (name !== undefined) placeOf[name] ??= place;
    else if (head !== "" && !isOfOurs(head)) ignored.push(head);
  }
  return { placeOf, ignored, missing: neededColumns.filter((name) => placeOf[name] === undefined) };
}

/** As their own words say. Error: that of `proposeMapping`. */
export const readHeads = (heads: readonly string[]): Heads => headsOf(proposeMapping(heads), heads);

/** The same for the same heads, however they are written; two files with it are read alike. */
export const headsKey = (heads: readonly string[]): string =>
  createHash("sha256")
    .update(JSON.stringify(heads.map(foldText)))
    .digest("base64url");
