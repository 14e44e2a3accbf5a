/** What the device keeps of an account's writing: drafts, and what could not be sent yet. */

const keyOf = (accountId: string, what: string) => `messages:${accountId}:${what}`;
const anyAccount = /^messages:([^:]+):/;

export function readCached(accountId: string, what: string): string {
  try {
    return localStorage.getItem(keyOf(accountId, what)) ?? "";
  } catch {
    return "";
  }
}

/** An empty text is kept by keeping nothing. A browser that refuses storage keeps it until the page is left. */
export function keep(accountId: string, what: string, text: string): void {
  try {
    if (text) localStorage.setItem(keyOf(accountId, what), text);
    else localStorage.removeItem(keyOf(accountId, what));
  } catch {
    // Nothing to do about it.
  }
}

/** Anyone who signs in on a device finds nothing that another account wrote there. */
export function forgetOthers(accountId: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const [, of] = anyAccount.exec(key) ?? [];
      if (of !== undefined && of !== accountId) localStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept either.
  }
}
