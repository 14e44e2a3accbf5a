import type { CardView } from "#features/listings/card/card-view.ts";
import { CompareButton } from "#features/shortlist/comparison/CompareButton.tsx";
import { HeartButton } from "#features/shortlist/HeartButton.tsx";
import { useWording } from "#ui/page.tsx";

/** Heart and compare over a card. */
export function CardActions({ listing: { id, title } }: { listing: Pick<CardView, "id" | "title"> }) {
  const { t } = useWording();
  return (
    <div className="acts">
      <HeartButton id={id} label={t("listings.cardSave", { title })} />
      <CompareButton id={id} label={t("listings.cardCompare", { title })} />
    </div>
  );
}
