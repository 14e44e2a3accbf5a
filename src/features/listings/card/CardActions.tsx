import { GitCompareArrows, Heart } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import { openSoon } from "#ui/Soon.tsx";

/** Heart and compare over a card. Both need an account. */
export function CardActions({ title }: { title: string }) {
  const { t } = useWording();
  return (
    <div className="acts">
      <button type="button" className="fab" onClick={openSoon} aria-label={t("listings.cardSave", { title })}>
        <span>
          <Heart className="i" aria-hidden="true" />
        </span>
      </button>
      <button
        type="button"
        className="fab"
        onClick={openSoon}
        aria-label={t("listings.cardCompare", { title })}
      >
        <span>
          <GitCompareArrows className="i" aria-hidden="true" />
        </span>
      </button>
    </div>
  );
}
