import "#platform/page/schemas-without-eval.ts";
import * as z from "zod/mini";

/** What administrators say of themselves: the same objects check the forms and the calls. */

const refuse = (code: `field.${string}`) => ({ error: code, params: { code } });
const text = (longest: number) =>
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === "string" ? value.normalize("NFKC").trim() : (value ?? ""),
    ),
    z.string().check(
      z.refine((value) => value.length > 0, refuse("field.required")),
      z.refine((value) => value.length <= longest && !/\p{Surrogate}/u.test(value), refuse("field.invalid")),
    ),
  );
/** As it was typed: a password may begin with a space. */
const password = z.pipe(
  z.transform((value: unknown) => value ?? ""),
  z.string().check(
    z.refine((value) => value.length > 0, refuse("field.password_required")),
    z.refine((value) => value.length <= 256 && !/\p{Surrogate}/u.test(value), refuse("field.invalid")),
  ),
);
/** Of an app, or a recovery code; digits of any script. */
const code = text(40);

const username = text(100);
export const credentials = z.strictObject({ username, password });
export const adminSignIn = z.strictObject({ username, password, code: z.optional(code) });
export const usernameAsked = z.strictObject({ username });
export const passwordAsked = z.strictObject({ password });
export const codeAsked = z.strictObject({ code });
export const twoFactorOff = z.strictObject({ password, code });
