import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The 10,000 most common passwords (docs/product.md, "Accounts"), by the list of zxcvbn-ts (MIT), which counts those of
 * leaked collections. Hardly one of them meets the five rules, so people bend them until they do: "Password123!",
 * "P@ssw0rd2024". The file therefore keeps their cores, one a line: what core() leaves of each, and numbers as they are.
 */
const common = new Set(
  readFileSync(join(import.meta.dirname, "common-passwords.txt"), "utf8")
    .trim()
    .split("\n"),
);

/** Signs that stand for letters. l, i and 1 look alike, so that all of them count as i. */
const disguises: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "i",
  l: "i",
};
const decoration = /^[\p{N}\p{P}\p{S}\s]+|[\p{N}\p{P}\p{S}\s]+$/gu;

/** A password without case, without what was put before and behind it, and without disguise. */
function core(password: string): string {
  const plain = password.normalize("NFKC").toLowerCase().replace(decoration, "");
  return [...plain].map((sign) => disguises[sign] ?? sign).join("");
}

/** What a password for this market would be made of first: its name, where it is, who runs it. */
const ownWords = [
  "mishwar",
  "meshwar",
  "مشوار",
  "lebanon",
  "lubnan",
  "لبنان",
  "beirut",
  "بيروت",
  "administrator",
];
for (const word of ownWords) common.add(core(word));

/** Fewer letters than these do not make a number secret. */
const fewLetters = 4;

/** Whether a password is one of the most common ones, bent or repeated: who guesses tries these first. */
export function isCommonPassword(password: string): boolean {
  if (common.has(core(password))) return true;
  const words = new Set(
    password
      .split(/[\p{P}\p{S}\s]+/u)
      .map(core)
      .filter(Boolean),
  );
  const [only = ""] = words;
  if (words.size === 1 && (common.has(only) || common.has(repeated(only)))) return true;
  const letters = password.replace(/[^\p{L}]/gu, "");
  return [...letters].length < fewLetters && common.has(password.replace(/\D/g, ""));
}

/** "secretsecret" → "secret". */
const repeated = (word: string) => /^(.+?)\1+$/u.exec(word)?.[1] ?? word;
