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
  const words = page.messages.load("shortlist");
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
      await words;
      const { t } = page.messages;
      if (savedOwner() === of && savedIds().includes(id) === isOn) {
        const others = savedIds().filter((one) => one !== id);
        setSaved(isOn ? others : [id, ...others]);
      }
      void toast(
        "error",
        t(isOn ? "shortlist.notSaved" : "shortlist.notRemoved"),
        whyFailed(error, t, t("shortlist.failed")),
      );
    }
  });
}

function keepAsGuest(page: PageContext, id: string, isOn: boolean, before: readonly string[]): void {
  const { t } = page.messages;
  const signIn = { label: t("common.signIn"), onClick: () => void askToSignIn() };
  if (isOn && savedIds().length > mostOfGuest) {
    setSaved(before);
    void toast(
      "message",
      t("shortlist.guestFull", { count: mostOfGuest }),
      t("shortlist.guestFullText"),
      signIn,
    );
    return;
  }
  if (!isOn) return;
  countEvent(id, "favorite");
  if (guestWasTold) return;
  guestWasTold = true;
  void toast("success", t("shortlist.guestSaved"), t("shortlist.guestSavedText"), signIn);
}
