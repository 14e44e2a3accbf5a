/**
 * Set by a page whose sign-out did not reach the server: pages are made as for a guest, and the browser says it again
 * as soon as it can.
 */
export const signedOutCookie = "signed-out";
