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
  "field.invalid": "This is not valid.",
} as const satisfies Record<ErrorCode | `field.${string}`, string>;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    errors: typeof errors;
  }
}
