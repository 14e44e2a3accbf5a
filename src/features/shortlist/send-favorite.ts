import { accountQuery } from "#features/accounts/current-account.ts";
import { countEvent } from "#features/listings/contact/count-event.ts";
import type { PageContext } from "#platform/page/context.ts";
import { askToSignIn } from "#ui/sign-in.ts";
import { preloadToasts, toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import { mostOfGuest } from "./favorite.schema.ts";
import { inLine, savedIds, savedOwner, setSaved } from "./saved.ts";

let guestWasTold = false;

/** Carries out what a heart shows already. `before`: the list as it was, for when that cannot be. */
export async function sendFavorite(page: PageContext, id: string, before: readonly string[]): Promise<void> {
  const isOn = savedIds().includes(id);
  // It may have to say that the network is away.
  preloadToasts();
  const words = page.messages.load("shortlist").catch(() => undefined);
  if (!page.queryClient.getQueryData(accountQuery(page).queryKey)) {
    await words;
    return keepAsGuest(page, id, isOn, before);
  }
  const of = savedOwner();
  await inLine(async () => {
    try {
      const params = { carId: id };
      if (isOn) await page.api("PUT /api/favorites/:carId", { params });
      else await page.api("DELETE /api/favorites/:carId", { params });
    } catch (error) {
      if (savedOwner() === of && savedIds().includes(id) === isOn) {
        const others = savedIds().filter((one) => one !== id);
        setSaved(isOn ? others : [id, ...others]);
      }
      await words;
      sayFailed(page, isOn, error);
    }
  });
}

/** Where the network went before the words for it had come, the frame's own have to do. */
function sayFailed({ messages: { t, namespaces } }: PageContext, isOn: boolean, error: unknown): void {
  const worded = namespaces.includes("shortlist");
  const title = t(worded ? (isOn ? "shortlist.notSaved" : "shortlist.notRemoved") : "common.failedTitle");
  toast("error", title, whyFailed(error, t, t(worded ? "shortlist.failed" : "common.failedText"))).catch(
    () => undefined,
  );
}

function keepAsGuest(page: PageContext, id: string, isOn: boolean, before: readonly string[]): void {
  const { t, namespaces } = page.messages;
  const full = isOn && savedIds().length > mostOfGuest;
  if (full) setSaved(before);
  else if (isOn) countEvent(id, "favorite");
  if (!isOn || !namespaces.includes("shortlist") || (guestWasTold && !full)) return;
  const signIn = { label: t("common.signIn"), onClick: () => void askToSignIn() };
  if (full) {
    const title = t("shortlist.guestFull", { count: mostOfGuest });
    void toast("message", title, t("shortlist.guestFullText"), signIn);
    return;
  }
  guestWasTold = true;
  void toast("success", t("shortlist.guestSaved"), t("shortlist.guestSavedText"), signIn);
}
