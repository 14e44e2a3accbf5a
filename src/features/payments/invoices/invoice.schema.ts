import { z } from "zod";
import { foldDigits } from "#i18n/format.ts";
import { longestAddress, longestName } from "./limits.ts";

/**
 * Numbers of the Ministry of Finance are written in several ways ("1234567-601"), and of other countries in others: letters, digits
 * and what stands between them. That it is a real one nobody can tell from its shape.
 */
const taxNumberShape = /^[0-9A-Z][0-9A-Z/. -]{2,28}[0-9A-Z]$/;
const refuse = (code: `field.${string}`) => ({ error: code, params: { code } });
const halfCharacter = /\p{Surrogate}/u;

const line = (value: unknown) =>
  typeof value === "string"
    ? value
        .normalize("NFC")
        .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
        .trim()
    : value;
const lineOrNone = (value: unknown) => line(value) || null;
const whole = (text: string | null) => text === null || !halfCharacter.test(text);

/** What a buyer wants on invoices. */
export const invoiceDetailsInput = z.strictObject({
  name: z.preprocess(
    line,
    z.string().min(2).max(longestName).refine(whole, refuse("field.invalid")).describe("In law"),
  ),
  taxNumber: z.preprocess(
    (value) => {
      const text = lineOrNone(value);
      return typeof text === "string" ? foldDigits(text).toUpperCase() : text;
    },
    z
      .string()
      .nullable()
      .refine((text) => text === null || taxNumberShape.test(text), refuse("field.tax_number")),
  ),
  address: z.preprocess(
    lineOrNone,
    z.string().min(5).max(longestAddress).nullable().refine(whole, refuse("field.invalid")),
  ),
});
export type InvoiceDetailsInput = z.output<typeof invoiceDetailsInput>;

export const billedTo = z.object({
  name: z.string(),
  taxNumber: z.string().nullable(),
  address: z.string().nullable(),
});
export type BilledTo = z.output<typeof billedTo>;
