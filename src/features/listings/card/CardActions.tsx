import { CompareButton } from "#features/shortlist/comparison/CompareButton.tsx";
import { HeartButton } from "#features/shortlist/HeartButton.tsx";
import { useWording } from "#ui/page.tsx";
import type { CardView } from "./card-view.ts";

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
