import { foldDigits } from "#i18n/format.ts";

/**
 * A seller's number as a phone anywhere dials it: `+961…`. Listings keep E.164 already; older and imported ones may
 * hold what a person typed: any digits, any punctuation, with `+`, `00`, 961 or the trunk 0 in front, or bare.
 * Undefined when nothing dialable is left.
 */
export function internationalNumber(typed: string): string | undefined {
  const kept = foldDigits(typed).replace(/[^\d+]/g, "");
  const digits = kept.replace(/\D/g, "");
  if (digits.length < 7) return undefined;
  if (kept.startsWith("+")) return `+${withoutTrunkZero(digits)}`;
  if (digits.startsWith("00")) return `+${withoutTrunkZero(digits.slice(2))}`;
  // 09 61x xxx is a land line of Keserwan: 961 is the country only when a whole number follows it.
  if (digits.startsWith("961") && digits.length >= 10) return `+${withoutTrunkZero(digits)}`;
  return `+961${digits.replace(/^0/, "")}`;
}

/** `+961 (0)3 …` is often written; the zero is dialled inside the country only. */
const withoutTrunkZero = (digits: string) => digits.replace(/^9610/, "961");

/** `tel:` link that dials the seller. */
export function dialLink(phone: string): string | undefined {
  const number = internationalNumber(phone);
  return number && `tel:${number}`;
}

/** WhatsApp link with a message ready to send: digits only, without plus, spaces or brackets. */
export function chatLink(phone: string, message: string): string | undefined {
  const number = internationalNumber(phone);
  return number && `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(message)}`;
}

/** The number as people in Lebanon read it: `03 123 456`, `70 123 456`, `01 234 567`; a foreign one with its plus. */
export function readablePhone(phone: string): string {
  const number = internationalNumber(phone);
  if (!number) return phone;
  const local = /^\+961(\d{7,8})$/.exec(number)?.[1];
  if (!local) return number;
  const eight = local.length === 7 ? `0${local}` : local;
  return `${eight.slice(0, 2)} ${eight.slice(2, 5)} ${eight.slice(5)}`;
}
