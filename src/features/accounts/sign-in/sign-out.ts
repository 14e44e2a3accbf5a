import type { PageContext } from "#platform/page/context.ts";
import type { Router } from "#platform/page/routing.ts";
import { signedOutCookie } from "#platform/page/signed-out.ts";
import { toast } from "#ui/Toasts.tsx";
import { renewPage, setAccount } from "./become.ts";
import { tellOtherTabs } from "./other-tabs.ts";

/**
 * Signs out: here at once, no matter what the network does. Where the server could not be told, a cookie
 * keeps pages a guest's, and it is told as soon as that is possible.
 */
export async function signOut(page: PageContext, router: Router) {
  const { t } = page.messages;
  await setAccount(page, null);
  tellOtherTabs("out");
  const told = page.api("POST /api/auth/logout").then(
    () => true,
    () => false,
  );
  await router.navigate({ to: "/" });
  if (await told) {
    toast("success", t("signed-in.outTitle"), t("signed-in.outText"));
  } else {
    keepSignedOut(true);
    addEventListener("online", () => finishSignOut(page), { once: true });
    toast("error", t("signed-in.outWarning"), t("signed-in.outFailed"));
  }
  await renewPage(page, router);
}

export const isSignOutUnfinished = () => document.cookie.includes(`${signedOutCookie}=`);

/** Tells the server of a sign-out that it has not heard of. */
export async function finishSignOut({ api }: PageContext) {
  if (!isSignOutUnfinished()) return;
  await api("POST /api/auth/logout");
  keepSignedOut(false);
}

export function keepSignedOut(on: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = `${signedOutCookie}=1; path=/; samesite=lax; max-age=${on ? 31_536_000 : 0}`;
}
