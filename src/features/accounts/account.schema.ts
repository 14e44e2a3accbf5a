import "#platform/page/schemas-without-eval.ts";
import * as z from "zod/mini";
import { placeSlugs } from "#features/reference/enumerations.ts";
import { normalisePlace } from "#features/reference/normalise.ts";
import { passwordRules } from "./password-strength.ts";

/**
 * What a person may say about an account: the same objects check the forms and the calls. Texts of the refusals are
 * `errors.field.*`; their order is that in which the form names them: match first, then strength.
 */

const control = /\p{Cc}+/gu;
/** Half of a character: JSON can spell it, no keyboard types it, and no database keeps it. */
const halfCharacter = /\p{Surrogate}/u;
const cleaned = (value: unknown) =>
  typeof value === "string" ? value.normalize("NFC").replace(control, " ").trim() : value;
const emptyIsAbsent = (value: unknown) => {
  const text = cleaned(value);
  return text === "" || text === null ? undefined : text;
};

/** Says why with one of the `errors.field.*` messages. */
const refuse = (code: `field.${string}`) => ({ error: code, params: { code } });
const check = <T>(code: `field.${string}`, holds: (value: T) => boolean) => z.refine<T>(holds, refuse(code));

export const nameLimit = 50;
const name = (tooLong: `field.${string}`) =>
  z.pipe(
    z.transform(cleaned),
    z.string().check(
      check("field.required", (text) => text.length > 0),
      check("field.invalid", (text) => !halfCharacter.test(text)),
      check(tooLong, (text) => [...text].length <= nameLimit),
    ),
  );

/** As people write it, in lower case: two accounts never differ in case alone. A line break is no part of a mail. */
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;
const isEmail = (text: string) => text.length <= 254 && emailPattern.test(text);
export const email = z.pipe(
  z.transform((value: unknown) => (typeof value === "string" ? value.trim().toLowerCase() : value)),
  z.string().check(
    check("field.required", (text) => text.length > 0),
    check("field.email", isEmail),
  ),
);

export const passwordLimits = { shortest: 12, longest: 128 } as const;
/** Compared and hashed as NFKC: the same characters from another keyboard are the same password. */
const password = (missing: `field.${string}`, ...checks: ReturnType<typeof check<string>>[]) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === "string" ? value.normalize("NFKC") : (value ?? ""))),
    z.string().check(
      check(missing, (text) => text.length > 0),
      check("field.invalid", (text) => !halfCharacter.test(text)),
      ...checks,
    ),
  );
const notTooLong = check<string>(
  "field.password_too_long",
  (text) => [...text].length <= passwordLimits.longest,
);
const strong = check<string>("field.password_weak", (text) => passwordRules(text).every(({ met }) => met));
const repeatedPassword = password("field.required");
/** For signing in: strength is not checked, only that it can be a password at all. */
const knownPassword = password("field.password_required", notTooLong);
const newPassword = password("field.required", notTooLong, strong);

/** Put in E.164 by the server (phone.ts); here only what can be one: digits of any script, separators, a plus. */
const mayLack = <T extends z.ZodMiniType<string, string>>(schema: T) =>
  z.optional(z.pipe(z.transform(emptyIsAbsent), z.optional(schema)));
const phone = mayLack(
  z.string().check(check("field.phone", (text) => text.length <= 30 && /^[+\d\s()./٠-٩۰-۹-]+$/u.test(text))),
);
const city = z.optional(
  z.pipe(
    z.transform((value: unknown) => normalisePlace(emptyIsAbsent(value))),
    z.optional(z.enum(placeSlugs)),
  ),
);

const person = {
  firstName: name("field.first_name_too_long"),
  lastName: name("field.last_name_too_long"),
  phone,
  city,
};

/** Who opens an account, however that is proved. */
export const opening = { firstName: person.firstName, lastName: person.lastName, city, email };

/** The confirmation is looked at even where something else is wrong already. */
const confirmed = <T extends { confirmPassword: string }>(
  password: keyof T & string,
  code: `field.${string}`,
) =>
  z.refine<T>((form) => form[password] === form.confirmPassword, {
    ...refuse(code),
    path: ["confirmPassword"],
    when: ({ value }) => typeof value === "object" && value !== null,
  });

/** The refusals in the order in which the form names them: match, then the password itself, then the others. */
const inOrder = <T>(password: keyof T & string) =>
  z.superRefine<T>(
    (_, { issues }) => {
      const order = ["others", password, "confirmPassword"];
      const rank = ({ path }: (typeof issues)[number]) => order.indexOf(String(path?.[0]));
      issues.sort((a, b) => rank(b) - rank(a));
    },
    { when: () => true },
  );

export const registration = z
  .strictObject({ ...person, email, password: newPassword, confirmPassword: repeatedPassword })
  .check(confirmed("password", "field.passwords_differ"), inOrder("password"));

export const signIn = z.strictObject({ email, password: knownPassword });

/** `version`: of the profile that the form was filled with; a program that has seen none leaves it out. */
export const profileChange = z.strictObject({ ...person, version: z.optional(z.string()) });

export const passwordChange = z
  .strictObject({
    currentPassword: knownPassword,
    newPassword,
    confirmPassword: repeatedPassword,
  })
  .check(confirmed("newPassword", "field.new_passwords_differ"), inOrder("newPassword"));

/** One sentence for anything that is no mail, none at all included. */
export const forgotPassword = z.strictObject({
  email: z.pipe(
    z.transform((value: unknown) => (typeof value === "string" ? value.trim().toLowerCase() : "")),
    z.string().check(check("field.forgot_email", isEmail)),
  ),
});

/** 32 random bytes, as they stand in the links of mails. */
const token = (missing: `field.${string}`) =>
  z.pipe(
    z.transform((value: unknown) => value ?? ""),
    z.string().check(
      check(missing, (text) => text.length > 0),
      check("field.invalid", (text) => text.length <= 200),
    ),
  );
export const passwordReset = z
  .strictObject({
    token: token("field.token_required"),
    password: newPassword,
    confirmPassword: repeatedPassword,
  })
  .check(confirmed("password", "field.passwords_differ"), inOrder("password"));

export const verification = z.strictObject({ token: token("field.link_incomplete") });
/** Deleting an account asks for its password again. */
export const accountDeletion = z.strictObject({ password: knownPassword });
