import "#platform/page/schemas-without-eval.ts";
import * as z from "zod/mini";
import { email } from "#features/accounts/account.schema.ts";

/** What a user writes to the market: the same object checks the form and the call. */

export const contactLimits = {
  name: 100,
  phone: 30,
  subject: 150,
  message: { shortest: 10, longest: 5000 },
} as const;

const check = (code: `field.${string}`, holds: (value: string) => boolean) =>
  z.refine<string>(holds, { error: code, params: { code }, abort: true });
/** Half of a character: JSON can spell it, no keyboard types it, and no database keeps it. */
const whole = check("field.invalid", (text) => !/\p{Surrogate}/u.test(text));
const required = check("field.required", (text) => text.length > 0);

/** One line: a line break in a subject or a name could become a header of a mail. */
const line = (value: unknown) =>
  typeof value === "string"
    ? value
        .normalize("NFC")
        .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
        .trim()
    : (value ?? "");
const paragraphs = (value: unknown) =>
  typeof value === "string"
    ? value
        .normalize("NFC")
        .replace(/\r\n?/g, "\n")
        .replace(/[^\P{Cc}\n]+/gu, " ")
        .trim()
    : (value ?? "");
const oneLine = (most: number) =>
  z.pipe(
    z.transform(line),
    z.string().check(
      required,
      whole,
      check("field.contact_too_long", (text) => [...text].length <= most),
    ),
  );

export const contactForm = z.strictObject({
  name: oneLine(contactLimits.name),
  email,
  phone: z.pipe(
    z.transform(line),
    z.string().check(
      required,
      check(
        "field.phone",
        (text) => text.length <= contactLimits.phone && /^[+\d\s()./٠-٩۰-۹-]{6,}$/u.test(text),
      ),
    ),
  ),
  subject: oneLine(contactLimits.subject),
  message: z.pipe(
    z.transform(paragraphs),
    z.string().check(
      required,
      whole,
      check("field.contact_message", (text) => [...text].length >= contactLimits.message.shortest),
      check("field.contact_too_long", (text) => [...text].length <= contactLimits.message.longest),
    ),
  ),
});
