/**
 * What first pages and the dialog of sign-in say: the entry knows where these words are. Where all others are is in a chunk
 * of its own, `virtual:messages/rest`, so that a page that most visits never come to costs the first one nothing.
 */
export const firstNamespaces: ReadonlySet<string> = new Set([
  "accounts",
  "browse",
  "common",
  "detail",
  "errors",
  "home",
  "listing-fields",
  "listings",
  "reference",
  "signed-in",
]);
