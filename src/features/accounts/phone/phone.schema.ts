import "#platform/page/schemas-without-eval.ts";
import * as z from "zod/mini";
import { foldDigits } from "#i18n/format.ts";
import { opening } from "../account.schema.ts";

/** What is said about a number and its code: the same objects check the forms and the calls. */

export const codeLength = 6;

const refuse = (code: `field.${string}`) => ({ error: code, params: { code } });
const trimmed = (value: unknown) => (typeof value === "string" ? value.trim() : (value ?? ""));

/** Put in E.164 by the server; here only what can be one. */
const phone = z.pipe(
  z.transform(trimmed),
  z.string().check(
    z.refine((text) => text.length > 0, refuse("field.required")),
    z.refine((text) => text.length <= 30 && /^[+\d\s()./٠-٩۰-۹-]+$/u.test(text), refuse("field.phone")),
  ),
);

export const channels = ["whatsapp", "sms"] as const;
export type Channel = (typeof channels)[number];
export const purposes = ["verify", "sign-in", "sign-up"] as const;
export type Purpose = (typeof purposes)[number];

export const codeRequest = z.strictObject({ phone, channel: z.enum(channels), purpose: z.enum(purposes) });

/** Digits of any script; blanks between them are the keyboard's. */
export const phoneProof = z.strictObject({
  phone,
  code: z.pipe(
    z.transform((value: unknown) =>
      typeof value === "string" ? foldDigits(value).replace(/\s+/g, "") : (value ?? ""),
    ),
    z.string().check(z.refine((text) => /^\d{6}$/.test(text), refuse("field.code"))),
  ),
});

/** An account that a code opens: it has no password until its user chooses one by mail. */
export const codeRegistration = z.extend(phoneProof, opening);
