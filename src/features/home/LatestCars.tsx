import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import type { CardView } from "#features/listings/card/card-view.ts";
import { ListingCard } from "#features/listings/card/ListingCard.tsx";
import { useWording } from "#ui/page.tsx";
import { SampleCards } from "./SampleCards.tsx";

/** The newest cars; six marked samples while there is none to show. */
export function LatestCars({ latest }: { latest: CardView[] | undefined }) {
  const { t } = useWording();
  if (latest?.length === 0) return <SampleCards />;
  return (
    <section className="zone flat" aria-labelledby="latest">
      <div className="wrap">
        <div className="sec-h">
          <h2 id="latest">{t("home.latestTitle")}</h2>
          <Link className="link" to="/cars" search={{ sort: "newest" }} aria-label={t("home.seeAllCars")}>
            {t("home.seeAll")}
            <ChevronRight className="i s flip" aria-hidden="true" />
          </Link>
        </div>
        {latest ? (
          <ul className="latest scroller">
            {latest.map((listing) => (
              <li key={listing.id}>
                <ListingCard listing={listing} sizes="(min-width: 1000px) 390px, 280px" />
              </li>
            ))}
          </ul>
        ) : (
          <p className="note plain">{t("home.latestFailed")}</p>
        )}
      </div>
    </section>
  );
}
