import { foldText } from "./fold.ts";

/*
 * Words by which a car says that it was written off in America and repaired, or that it was not, in English and as they are
 * written in Lebanon. What is denied ("not salvage", «مش مضروبة») says nothing.
 */

const denied =
  "(?:no|not|non|never|without|isn t|isnt|wasn t|wasnt|zero|مش|مو|ليس|ليست|لست|غير|بدون|بلا|دون|ولا|لا|ما|مافي|منا|مانا|منها|مانها|لم|خالي من|خاليه من)";
const said = (...words: string[]) =>
  new RegExp(
    `(?<!(?<!\\p{L})(?:و|ف)?${denied} (?:an? |any |been |from |من |تكن |فيها |هي |\\p{L}+ (?:or|nor|او|ولا) )?)(?<![\\p{L}\\d])(?:${words.join("|")})(?![\\p{L}\\d])`,
    "u",
  );

const salvage = said(
  "salvaged?",
  "(?:rebuilt|reconstructed|branded) titles?",
  "titles? (?:is )?rebuilt",
  "rebuildable",
  "(?:و|ب)?(?:ال)?سا?لف[ايه]?د?[جش]",
  "(?:و)?(?:ال)?مضروب(?:ه|ين)?",
);
const clean = said(
  "clean titles?",
  "titles? (?:is )?clean",
  "(?:ال)?(?:تايتل|تايتيل) (?:كلين|نظيف)",
  "كلين تايت[يل]?ل?",
);
const auction = said(
  "copart",
  "iaai",
  "iaa auctions?",
  "(?:american|us|usa) auctions?",
  "(?:ب|من )?(?:ال)?كو?بار[ت]",
  "مزاد(?:ات)? (?:ال)?(?:امريكي|اميركي|امريكيه|اميركيه|امريكا|اميركا)",
);

const found = (pattern: RegExp, text: string) => pattern.exec(foldText(text))?.[0];

/** The first words of a text that say salvage, or a clean title. */
export const titleWords = (text: string): string | undefined => found(salvage, text) ?? found(clean, text);

interface Said {
  title: string;
  description: string;
  titleStatus: string | null;
  accidentHistory: boolean | null;
}

/** The words of a listing that its answers deny: salvage beside a clean title or no accident, a clean title beside salvage. */
export function titleContradiction({
  title,
  description,
  titleStatus,
  accidentHistory,
}: Said): string | undefined {
  const text = `${title}\n${description}`;
  if (titleStatus === "salvage") return found(clean, text);
  return titleStatus === "clean" || accidentHistory === false ? found(salvage, text) : undefined;
}

/** The words of a text by which a car may come from an American sale of damaged cars: a reason to ask. */
export const damagedSource = (text: string): string | undefined =>
  found(auction, text) ?? found(salvage, text);
