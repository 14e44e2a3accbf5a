import type { ErrorCode } from "#errors";

/** What a visitor reads when a call is refused, by error code, and what is wrong with a field, by `field.*`. */
export const errors = {
  "request.invalid": "Some of the details need a correction.",
  "request.malformed": "The request could not be read.",
  "request.foreign_origin": "This request came from another site and was refused.",
  "request.unsupported_type": "This type of content is not accepted here.",
  "request.too_large": "That is larger than we accept.",
  "request.too_many": "Too many requests. Please wait a moment and try again.",
  "route.not_found": "There is nothing at this address.",
  "auth.required": "Please sign in first.",
  "auth.wrong_credentials": "The e-mail or the password is wrong.",
  "auth.locked": "Too many failed attempts. Please wait before you try again.",
  "auth.suspended": "This account is suspended.",
  "auth.banned": "This account is closed for breaking the rules of the market.",
  "auth.email_taken": "There is already an account with this e-mail.",
  "auth.wrong_password": "The password is wrong.",
  "auth.link_dead": "This link has expired or was used already. Ask for a new one.",
  "auth.session_not_found": "This device is not signed in any more.",
  "listing.not_found": "This listing does not exist.",
  "listing.gone": "This listing is no longer available.",
  "server.busy": "The market is very busy right now. Please try again in a moment.",
  "server.failed": "Something went wrong on our side. Please try again.",
  "field.required": "This is required.",
  "field.not_a_number": "This must be a number.",
  "field.not_whole": "This must be a whole number.",
  "field.too_small": "This must be at least {minimum}.",
  "field.too_big": "This must be at most {maximum}.",
  "field.too_short": "This needs at least {minimum} characters.",
  "field.too_long": "This may have at most {maximum} characters.",
  "field.unknown_choice": "This is not one of the choices.",
  "field.unknown_field": "There is no such field.",
  "field.email": "This e-mail address is not valid.",
  "field.phone": "This phone number is not valid.",
  "field.first_name_too_long": "The first name is too long (50 characters at most).",
  "field.last_name_too_long": "The last name is too long (50 characters at most).",
  "field.passwords_differ": "The passwords do not match.",
  "field.new_passwords_differ": "The new passwords do not match.",
  "field.password_weak": "Weak password.",
  "field.password_common": "This password is too common. Choose another one.",
  "field.password_too_long": "A password has 128 characters at most.",
  "field.password_wrong": "The password is wrong.",
  "field.password_same": "This is the password you have now. Choose another one.",
  "field.email_taken": "There is already an account with this e-mail.",
  "field.token_required": "The link is incomplete: its code is missing.",
  "field.invalid": "This is not valid.",
} as const satisfies Record<ErrorCode | `field.${string}`, string>;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    errors: typeof errors;
  }
}
