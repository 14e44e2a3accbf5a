import { Heart } from "lucide-react";
import { usePage } from "#ui/page.tsx";
import { savedIds, setSaved, useIsSaved } from "./saved.ts";

/** Saves a listing, or takes it off the list again: at once to the eye, then at the server, or for a guest on the device. */
export function HeartButton({ id, label }: { id: string; label: string }) {
  const page = usePage();
  const saved = useIsSaved(id);
  const press = () => {
    const before = savedIds();
    setSaved(saved ? before.filter((one) => one !== id) : [id, ...before]);
    import("./send-favorite.ts").then(
      ({ sendFavorite }) => sendFavorite(page, id, before),
      () => setSaved(before),
    );
  };
  return (
    <button type="button" className="fab" onClick={press} aria-label={label} aria-pressed={saved}>
      <span>
        <Heart className="i" aria-hidden="true" />
      </span>
    </button>
  );
}
