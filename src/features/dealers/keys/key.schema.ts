/** What the page and the calls of keys agree upon. */

export const keyScopes = ["stock", "leads"] as const;
export type Scope = (typeof keyScopes)[number];
export const keyNameLimit = 60;
/** Ages that the page offers; a call may name any number of days up to the longest. */
export const keyAges = [30, 90, 365] as const;
export const longestAge = 3650;
/** Keys that live and have no successor. */
export const mostKeys = 10;
/** So long a key and its successor both live, where its owner says nothing else. */
export const overlapHours = 24;
export const longestOverlap = 168;

declare module "#platform/http/key-holder.ts" {
  interface KeyScopes extends Record<Scope, true> {}
}
