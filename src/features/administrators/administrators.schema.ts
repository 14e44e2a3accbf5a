import "#platform/page/schemas-without-eval.ts";
import * as z from "zod/mini";
import { email } from "#features/accounts/account.schema.ts";
import { adminRoles } from "./roles.ts";

/** What a general manager says of an administrator: the same objects check the form and the calls. */

const refuse = (code: `field.${string}`) => ({ error: code, params: { code } });
const trimmed = z.transform((value: unknown) =>
  typeof value === "string" ? value.normalize("NFC").trim() : (value ?? ""),
);
const username = z.pipe(
  z.transform((value: unknown) => (typeof value === "string" ? value.trim().toLowerCase() : (value ?? ""))),
  z.string().check(
    z.refine((text) => text.length > 0, refuse("field.required")),
    z.refine((text) => /^[a-z0-9][a-z0-9._-]{2,49}$/.test(text), refuse("field.username")),
  ),
);
const fullName = z.pipe(
  trimmed,
  z.string().check(
    z.refine((text) => text.length > 0, refuse("field.required")),
    z.refine((text) => text.length <= 100 && !/[\p{Surrogate}\p{Cc}]/u.test(text), refuse("field.invalid")),
  ),
);
const role = z.enum(adminRoles);

export const invitation = z.strictObject({ username, fullName, email, role });
export const administratorChange = z.strictObject({
  fullName: z.optional(fullName),
  email: z.optional(email),
  role: z.optional(role),
  isActive: z.optional(z.boolean()),
  seen: z.iso.datetime(),
});
