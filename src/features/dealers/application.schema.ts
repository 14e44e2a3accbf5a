import "#platform/page/schemas-without-eval.ts";
import * as z from "zod/mini";
import { email } from "#features/accounts/account.schema.ts";
import { specializations, yearsInBusiness as yearRanges } from "#features/reference/dealer-enumerations.ts";
import { placeSlugs } from "#features/reference/enumerations.ts";
import { normalisePlace } from "#features/reference/normalise.ts";
import { foldDigits } from "#i18n/format.ts";

/**
 * What a dealership says of itself: the same object checks both forms and the call, by the stricter of the
 * two forms' rules. Whether a number can be dialled is for the server to find out (verbs/apply.ts).
 */

export const applicationLimits = {
  name: { shortest: 2, longest: 100 },
  license: { shortest: 5, longest: 50 },
  address: { shortest: 10, longest: 200 },
  description: { shortest: 20, longest: 2000 },
} as const;
const { name, license, address, description } = applicationLimits;
const mostYears = 100;

/** Says why with one of the `errors.field.*` messages; nothing is looked at behind the first thing that is wrong. */
const check = <T>(code: `field.${string}`, holds: (value: T) => boolean) =>
  z.refine<T>(holds, { error: code, params: { code }, abort: true });

/** Half of a character: JSON can spell it, no keyboard types it, and no database keeps it. */
const halfCharacter = /\p{Surrogate}/u;
const line = (value: unknown) =>
  typeof value === "string"
    ? value
        .normalize("NFC")
        .replace(/[\p{Cc}\s]+/gu, " ")
        .trim()
    : (value ?? "");
/** Paragraphs stay; other control characters carry no meaning, and PostgreSQL cannot store NUL. */
const paragraphs = (value: unknown) =>
  typeof value === "string"
    ? value
        .normalize("NFC")
        .replace(/\r\n?/g, "\n")
        .replace(/[^\P{Cc}\n]+/gu, " ")
        .trim()
    : (value ?? "");
const text = (
  missing: `field.${string}`,
  checks: readonly ReturnType<typeof sized>[] = [],
  read: (value: unknown) => unknown = line,
) =>
  z.pipe(
    z.transform(read),
    z.string().check(
      check(missing, (typed) => typed.length > 0),
      check("field.invalid", (typed) => !halfCharacter.test(typed)),
      ...checks,
    ),
  );
const choice = <const T extends readonly string[]>(missing: `field.${string}`, choices: T) =>
  z.pipe(
    text(missing, [check("field.unknown_choice", (typed) => choices.includes(typed))], (value) =>
      typeof value === "string" ? line(normalisePlace(value.toLowerCase())) : line(value),
    ),
    z.enum(choices),
  );
/** Counted in characters, as the database counts them. */
const sized = ({ shortest, longest }: { shortest: number; longest: number }) =>
  z.check<string>(({ value: input, issues }) => {
    const size = [...input].length;
    const issue = { origin: "string", inclusive: true, input };
    if (size < shortest) issues.push({ code: "too_small", minimum: shortest, ...issue });
    if (size > longest) issues.push({ code: "too_big", maximum: longest, ...issue });
  });

/** Arabic letters, with those that neighbours' keyboards have, and English ones. */
const letter = "A-Za-z\\u0621-\\u063a\\u0641-\\u064a\\u0671-\\u06d3";
const nameShape = new RegExp(`^[${letter} &-]{${name.shortest},${name.longest}}$`);
const twoLetters = new RegExp(`[${letter}].*[${letter}]`);
const dealershipName = text("field.dealer_name_required", [
  check("field.dealer_name", (typed) => nameShape.test(typed) && twoLetters.test(typed)),
]);

const licenseShape = new RegExp(`^(?=.*[A-Z0-9])[A-Z0-9-]{${license.shortest},${license.longest}}$`);
const dealershipLicense = text(
  "field.dealer_license_required",
  [check("field.dealer_license", (typed) => licenseShape.test(typed))],
  (value) => (typeof value === "string" ? line(foldDigits(value)) : line(value)),
);

/** In E.164 only by the server; here what can be a number at all. */
const dealershipPhone = text("field.dealer_phone_required", [
  check("field.dealer_phone", (typed) => /^[+\d\s()./\u0660-\u0669\u06f0-\u06f9-]{6,30}$/u.test(typed)),
]);

const isRange = (typed: string) => (yearRanges as readonly string[]).includes(typed);
/** A whole number of years as text, "7", or one of the ranges. */
const yearsInBusiness = z.pipe(
  z.transform((value: unknown) => {
    if (typeof value === "number") return Number.isSafeInteger(value) ? String(value) : "?";
    if (typeof value !== "string") return value ?? "";
    const typed = foldDigits(value).trim();
    return /^\d{1,3}$/.test(typed) ? String(Number(typed)) : typed;
  }),
  z.string().check(
    check("field.dealer_years_required", (typed) => typed.length > 0),
    check(
      "field.dealer_years",
      (typed) => isRange(typed) || (/^\d{1,3}$/.test(typed) && Number(typed) <= mostYears),
    ),
  ),
);

export const application = z.strictObject({
  dealershipName,
  dealershipLicense,
  dealershipAddress: text("field.dealer_address_required", [sized(address)]),
  dealershipCity: choice("field.dealer_city_required", placeSlugs),
  dealershipPhone,
  dealershipEmail: email,
  yearsInBusiness,
  specialization: choice("field.dealer_specialization_required", specializations),
  description: text("field.required", [sized(description)], paragraphs),
});
export type Application = z.output<typeof application>;
