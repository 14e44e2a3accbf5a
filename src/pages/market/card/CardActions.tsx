import type { CardView } from "#features/listings/card/card-view.ts";
import { CompareButton } from "#features/shortlist/comparison/CompareButton.tsx";
import { HeartButton } from "#features/shortlist/HeartButton.tsx";
import { useWording } from "#ui/page.tsx";

/** Heart and compare over a card. */
export function CardActions({ listing: { id, name } }: { listing: Pick<CardView, "id" | "name"> }) {
  const { t, language } = useWording();
  const title = name[language];
  return (
    <div className="acts">
      <HeartButton id={id} label={t("listings.cardSave", { title })} />
      <CompareButton id={id} label={t("listings.cardCompare", { title })} />
    </div>
  );
}
