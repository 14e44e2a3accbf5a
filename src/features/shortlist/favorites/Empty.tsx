import { Heart } from "lucide-react";
import { ListingCardSkeleton } from "#features/listings/card/ListingCardSkeleton.tsx";
import { NothingYet } from "#ui/NothingYet.tsx";
import { useWording } from "#ui/page.tsx";

/** Nothing was saved yet: how it is done, and where. */
export function Empty() {
  const { t } = useWording();
  return <NothingYet icon={Heart} title={t("shortlist.empty")} text={t("shortlist.emptyText")} />;
}

export function Waiting() {
  const { t } = useWording();
  return (
    <div className="grid-cards" role="status" aria-label={t("shortlist.loading")}>
      {["a", "b", "c"].map((key) => (
        <ListingCardSkeleton key={key} layout="grid" />
      ))}
    </div>
  );
}
