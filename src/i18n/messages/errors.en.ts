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
  "auth.email_unverified":
    "Please confirm your e-mail address first: open the link that we sent you. Then your listing can go to review.",
  "listing.limit_reached":
    "Your plan has no place left for another listing. End one, or choose a larger plan.",
  "listing.photo_limit": "These are more photos than your plan allows per listing.",
  "listing.wrong_state": "This is not possible in the listing's present state.",
  "listing.undo_over": "It is too late to bring this listing back here. Please contact us.",
  "listing.already_reported": "You have reported this listing already. Thank you, we are looking at it.",
  "listing.own": "This is your own listing.",
  "request.key_reused": "This request was sent before with other details.",
  "request.key_invalid": "The key of this request cannot be used.",
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
  "field.unknown_brand": "This brand is not in our list.",
  "field.vin": "A VIN has 17 letters and digits, without I, O and Q.",
  "field.two_decimals": "At most two decimals.",
  "field.picture": "This picture is not there, or not yours. Please add it again.",
  "field.invalid": "This is not valid.",
} as const satisfies Record<ErrorCode | `field.${string}`, string>;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    errors: typeof errors;
  }
}
