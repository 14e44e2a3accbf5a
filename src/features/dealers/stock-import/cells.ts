import { foldDigits } from "#i18n/format.ts";
import { foldText } from "#text/fold.ts";

/** How cells are written, which is not what they mean. */

const yes = new Set(
  ["yes", "y", "true", "1", "x", "oui", "نعم", "اي", "صح", "يوجد", "ايوا", "✓"].map(foldText),
);
const no = new Set(["no", "n", "false", "0", "non", "لا", "كلا", "خطا", "لا يوجد", "بدون"].map(foldText));

/** Undefined for what is neither. */
export function yesOrNo(cell: string): boolean | undefined {
  const folded = foldText(cell);
  if (/^[✓✔]$/.test(cell.trim()) || yes.has(folded)) return true;
  return no.has(folded) || /^[-✗✘]$/.test(cell.trim()) ? false : undefined;
}

const unit =
  /(?:kms?|كم|كلم|usd|lbp|l\.l\.?|eur|\$|€|ل\.?\s?ل\.?|hp|ch|cv|cc|سي سي|حصان|احصنة|l|lit(?:er|re)s?|ليتر|لتر|دولار|ليرة|يورو|seats|doors)\.?$/iu;

/** A number without its unit: "120,000 km", "$14,800", "150k". What remains is read as the forms read it. */
export function bareNumber(cell: string): string {
  const text = foldDigits(cell)
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replaceAll("٬", ",")
    .replaceAll("٫", ".")
    .trim()
    .replace(/^[$€]\s*/, "")
    .replace(unit, "")
    .trim();
  const [, thousands] = /^(\d{1,4}(?:[.,]\d)?)\s*(?:k|الف|ألف)$/i.exec(text) ?? [];
  if (thousands) return String(Math.round(Number(thousands.replace(",", ".")) * 1000));
  // What a spreadsheet makes of whole numbers in a column with decimals.
  return text.replace(/^(\d[\d,]*)\.00?$/, "$1");
}

/** The currency that a price names itself. */
export function currencyIn(cell: string): "usd" | "eur" | "lbp" | undefined {
  if (/\$|usd|دولار/i.test(cell)) return "usd";
  if (/€|eur|يورو/i.test(cell)) return "eur";
  return /lbp|l\.?l\.?$|ليرة|ل\.?\s?ل/i.test(cell.trim()) ? "lbp" : undefined;
}

/** A number whose zero in front a spreadsheet has taken: 3123456 is 03 123 456. */
export function phoneText(cell: string): string {
  const text = foldDigits(cell).trim();
  return /^[13-9]\d{6}$/.test(text) ? `0${text}` : text;
}

/** Several things in one cell. */
export const listed = (cell: string): string[] => [
  ...new Set(
    cell
      .split(/[|;,،؛\n\r]+/)
      .map((one) => one.trim())
      .filter((one) => one !== ""),
  ),
];

export const isAddress = (text: string) => /^https?:\/\//i.test(text);
/** Photos in one cell; of addresses a comma or a semicolon may be a part. */
export const photosIn = (cell: string): string[] =>
  /https?:\/\//i.test(cell)
    ? [
        ...new Set(
          cell
            .split(/[|\s]|[,;،؛](?=https?:)/i)
            .map((one) => one.replace(/[,;،؛]$/, ""))
            .filter((one) => one !== ""),
        ),
      ]
    : listed(cell);

/** Cells of files of ours: an apostrophe keeps a spreadsheet from running what begins like a formula. */
export const withoutApostrophe = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);
