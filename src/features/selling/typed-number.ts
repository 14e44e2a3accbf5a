import { foldDigits } from "#i18n/format.ts";

const groups = /^\d{1,3}([.,\u060c ])\d{3}(?:\1\d{3})*$/;
const decimal = /^(\d+)[.,](\d{1,2})$/;
const groupsAndDecimal = /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/;

/**
 * A number as people type it: digits of any script, thousands separated by a comma, a dot or a space, and up to two
 * decimals. What cannot be read is given back as it was, for the schema to refuse; nothing and blank are undefined.
 */
export function typedNumber(value: unknown): unknown {
  if (value === null || value === "") return undefined;
  if (typeof value !== "string") return value;
  const text = foldDigits(value)
    .replace(/[\u00a0\u202f]/g, " ")
    .trim();
  if (text === "") return undefined;
  if (/^-?\d+$/.test(text)) return Number(text);
  if (groups.test(text)) return Number(text.replace(/\D/g, ""));
  const parts = decimal.exec(text) ?? groupsAndDecimal.exec(text);
  return parts ? Number(`${parts[1]?.replaceAll(",", "")}.${parts[2]}`) : value;
}
