import { GitCompareArrows } from "lucide-react";
import { HeartButton } from "#features/shortlist/HeartButton.tsx";
import { useWording } from "#ui/page.tsx";
import { openSoon } from "#ui/Soon.tsx";
import type { CardView } from "./card-view.ts";

/** Heart and compare over a card. */
export function CardActions({ listing: { id, title } }: { listing: Pick<CardView, "id" | "title"> }) {
  const { t } = useWording();
  return (
    <div className="acts">
      <HeartButton id={id} label={t("listings.cardSave", { title })} />
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
