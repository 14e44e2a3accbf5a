import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { foldDigits } from "#i18n/format.ts";

/** Lebanese mobiles by their first digits: whatever this takes is taken, also a range that is not in use. */
const mobile = /^(?:\+961|961|0)?((?:3|70|71|76|78|79|81)\d{6})$/;

/**
 * A phone number as it is stored, E.164: Lebanese as people write it, mobile or land line, or foreign with its country;
 * digits of any script. Null when none was given, undefined when it is none.
 */
export function storedPhone(typed: string | undefined): string | null | undefined {
  if (typed === undefined) return null;
  const text = foldDigits(typed);
  const parsed = parsePhoneNumberFromString(text, "LB");
  if (parsed?.isValid()) return parsed.number;
  const national = mobile.exec(text.replace(/[^\d+]/g, ""))?.[1];
  return national && `+961${national}`;
}

/**
 * The country (ISO 3166) of a stored number that can be sent a text: of Lebanese numbers mobiles alone, of others any, since
 * their kinds are not known here. Undefined for all else.
 */
export function countryOfMobile(phone: string): string | undefined {
  if (phone.startsWith("+961")) return mobile.test(phone) ? "LB" : undefined;
  return parsePhoneNumberFromString(phone)?.country;
}
