import { foldDigits } from "#i18n/format.ts";

const shape = /^#?(\d{6,9})(\d)$/;

/**
 * The short number of a listing, to be said on the phone: its serial number and a check digit (Luhn, ISO/IEC 7812-1), so that one
 * misheard digit, or two that were exchanged, find nothing instead of another listing.
 */
export const refOf = (serial: number): string => `${serial}${checkDigit(String(serial))}`;

/** The serial number in a short number as people write it (`1000017`, `#1000017`, Arabic digits); undefined for anything else. */
export function serialOf(written: string): number | undefined {
  const [, serial = "", digit = ""] = shape.exec(foldDigits(written.trim())) ?? [];
  return serial && checkDigit(serial) === Number(digit) ? Number(serial) : undefined;
}

function checkDigit(serial: string): number {
  const sum = [...serial].reverse().reduce((total, digit, place) => {
    const weighed = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
