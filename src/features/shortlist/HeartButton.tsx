import type { CardAct } from "#features/listings/card/card-actions.ts";
import { usePage } from "#ui/page.tsx";
import { onSavedChange, savedIds, setSaved, useIsSaved } from "./saved.ts";

/** Saves a listing, or takes it off the list again: at once to the eye, then at the server, or for a guest on the device. */
export const heart: CardAct = {
  name: "heart",
  ids: savedIds,
  subscribe: onSavedChange,
  press(page, id) {
    const before = savedIds();
    setSaved(before.includes(id) ? before.filter((one) => one !== id) : [id, ...before]);
    import("./send-favorite.ts").then(
      ({ sendFavorite }) => sendFavorite(page, id, before),
      () => setSaved(before),
    );
  },
};

export function HeartButton({ id, label }: { id: string; label: string }) {
  const page = usePage();
  const saved = useIsSaved(id);
  return (
    <button
      type="button"
      className="fab heart"
      name={heart.name}
      onClick={() => heart.press(page, id)}
      aria-label={label}
      aria-pressed={saved}
    />
  );
}
