import type { PageContext } from "#platform/page/context.ts";
import type { Router } from "#platform/page/routing.ts";
import { toast } from "#ui/Toasts.tsx";
import type { Account } from "../account.contract.ts";
import { accountQuery } from "../current-account.ts";
import { renewPage, setAccount } from "./become.ts";
import { type SessionNews, tellOtherTabs } from "./other-tabs.ts";
import { keepSignedOut } from "./sign-out.ts";
import { signedInFrame } from "./signed-in-frame.ts";

/** The page as its signed-in user's: from the sign-in of this tab. The other tabs are told. */
export async function arrive(page: PageContext, router: Router, account: Account) {
  keepSignedOut(false);
  await receive(page, account);
  tellOtherTabs("in");
  void renewPage(page, router);
}

async function receive(page: PageContext, account: Account) {
  try {
    await Promise.all([page.messages.load("signed-in"), signedInFrame.value.load()]);
  } catch {
    // Signed in, but what shows it could not be fetched: the server makes the page.
    location.reload();
  }
  await setAccount(page, account);
}

/** Follows what happened in another tab. True when a user is signed in after it. */
export async function follow(page: PageContext, router: Router, news: SessionNews): Promise<boolean> {
  const query = accountQuery(page);
  const before = page.queryClient.getQueryData(query.queryKey);
  if (news === "check" && !before) return false;
  const account =
    news === "out" ? null : await page.queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => before);
  if (account) await receive(page, account);
  else await setAccount(page, null);
  if (account?.id !== before?.id) await renewPage(page, router);
  return Boolean(account);
}

/** How long the visitor may read that they were signed out before the dialog opens. */
const dialogDelay = 500;
let lastAccount: string | undefined;

/** A session has ended elsewhere: says so, asks to sign in again. True when the same person is back. */
export async function signInAgain(page: PageContext, ask: () => Promise<boolean>): Promise<boolean> {
  const { queryKey } = accountQuery(page);
  const { t } = page.messages;
  const account = page.queryClient.getQueryData(queryKey);
  if (account) {
    lastAccount = account.id;
    await setAccount(page, null);
    toast("error", t("signed-in.endedTitle"), t("signed-in.endedText"));
    await new Promise((resolve) => setTimeout(resolve, dialogDelay));
  }
  if (!(await ask())) return false;
  return page.queryClient.getQueryData(queryKey)?.id === lastAccount;
}
