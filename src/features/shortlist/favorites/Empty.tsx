import { Link } from "@tanstack/react-router";
import { Heart } from "lucide-react";
import { ListingCardSkeleton } from "#features/listings/card/ListingCardSkeleton.tsx";
import { useWording } from "#ui/page.tsx";

/** Nothing was saved yet: how it is done, and where. */
export function Empty() {
  const { t } = useWording();
  return (
    <div className="panel empty">
      <span className="disc">
        <Heart className="i" aria-hidden="true" />
      </span>
      <h2>{t("shortlist.empty")}</h2>
      <p className="soft">{t("shortlist.emptyText")}</p>
      <div className="row wrapx justify-center">
        <Link className="btn pri" to="/cars">
          {t("shortlist.browseCars")}
        </Link>
        <Link className="btn sec" to="/motorcycles">
          {t("shortlist.browseMotorcycles")}
        </Link>
      </div>
    </div>
  );
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
