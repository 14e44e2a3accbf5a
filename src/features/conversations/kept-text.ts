import { z } from "zod";

/** A text of one or several lines as it is kept: at most `longest` characters, nothing in it that cannot be seen. */
export const keptText = (longest: number) =>
  z
    .string()
    .max(4 * longest)
    .transform((given) =>
      given
        .normalize("NFC")
        .replace(/\r\n?/g, "\n")
        .replace(/[^\P{Cc}\n\t]+/gu, "")
        .trim(),
    )
    .refine((text) => text.length > 0, { params: { code: "field.required" } })
    .refine((text) => !/\p{Surrogate}/u.test(text), { params: { code: "field.invalid" } })
    .refine((text) => [...text].length <= longest, { params: { code: "field.contact_too_long" } });
