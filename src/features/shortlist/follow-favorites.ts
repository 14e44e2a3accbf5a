import { useEffect } from "react";
import { usePage } from "#ui/page.tsx";
import { mostOfGuest } from "./favorite.schema.ts";
import { keepFor, memoFor, savedIds, setSaved, setSavedOwner, whenSent } from "./saved.ts";

/**
 * Keeps the hearts those of the account that is signed in: what the device kept of it at once, then what the server says,
 * which takes over what the device kept for a guest. Anyone who comes after a sign-out finds nothing of it.
 */
export function useFavoritesOf(accountId: string): void {
  const { api } = usePage();
  useEffect(() => {
    let over = false;
    setSavedOwner(accountId);
    const kept = memoFor("").slice(0, mostOfGuest);
    const read = async () => {
      if (kept.length > 0) {
        await api("POST /api/favorites/merge", { body: { ids: [...kept] } });
        keepFor("", []);
      }
      // What is pressed while the answer is on its way is newer than the answer.
      for (let seen: unknown; !over && seen !== savedIds(); ) {
        await whenSent();
        seen = savedIds();
        const { ids } = await api("GET /api/favorites/ids");
        if (!over && seen === savedIds()) {
          setSaved(ids);
          return;
        }
      }
    };
    // Without a network the device's copy stays; the next page asks again.
    read().catch(() => {});
    return () => {
      over = true;
      keepFor(accountId, []);
      setSavedOwner("");
    };
  }, [accountId, api]);
}
