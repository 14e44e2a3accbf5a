import type { CallName } from "#platform/http/contract.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { Router } from "#platform/page/routing.ts";
import { accountQuery } from "../current-account.ts";
import { follow, signInAgain } from "./arrive.ts";
import { hearOtherTabs } from "./other-tabs.ts";
import { finishSignOut } from "./sign-out.ts";

/**
 * Keeps a page true to what happens to its session elsewhere: in another tab, or at the server, which may not have heard of a
 * sign-out. `onSignedIn` is told that another tab signed in. Returns what stops it.
 */
export function followSession(page: PageContext, router: Router, onSignedIn: () => void): () => void {
  void finishSignOut(page).catch(() => {}); // the cookie stays: the next page tries again
  return hearOtherTabs(async (news) => {
    if (await follow(page, router, news)) onSignedIn();
  });
}

let ending: Promise<boolean> | undefined;

/** `call` has found its session ended: asks to sign in again, once for all calls that find it. True when it can be made again. */
export function sessionEnded(
  page: PageContext,
  ask: () => Promise<boolean>,
  call: CallName,
): Promise<boolean> {
  const isSignedIn = Boolean(page.queryClient.getQueryData(accountQuery(page).queryKey));
  // Nobody is signed in, and knows it: what is read now was asked for before the visitor signed out, in this tab or another.
  if (call.startsWith("GET ") && !isSignedIn) return Promise.resolve(false);
  ending ??= signInAgain(page, ask).finally(() => {
    ending = undefined;
  });
  return ending;
}
