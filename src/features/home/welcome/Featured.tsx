import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { ListingCard } from "#features/listings/card/ListingCard.tsx";
import { useWording } from "#ui/page.tsx";
import type { WelcomeData } from "./load-welcome.ts";

/** Listings whose sellers put them first: a strip on a phone, a grid on a desk. */
export function Featured({ featured }: Pick<WelcomeData, "featured">) {
  const { t } = useWording();
  return (
    <section className="zone flat" aria-labelledby="featured">
      <div className="wrap">
        <div className="sec-h">
          <h2 id="featured">{t("welcome.featured")}</h2>
          <Link className="link" to="/cars" search={{ sort: "featured" }} aria-label={t("home.seeAllCars")}>
            {t("home.seeAll")}
            <ChevronRight className="i s flip" aria-hidden="true" />
          </Link>
        </div>
        {featured && featured.length > 0 ? (
          <ul className="latest scroller">
            {featured.map((listing) => (
              <li key={listing.id}>
                <ListingCard listing={listing} sizes="(min-width: 1000px) 390px, 280px" />
              </li>
            ))}
          </ul>
        ) : (
          <p className="note plain">{featured ? t("welcome.featuredNone") : t("welcome.featuredFailed")}</p>
        )}
      </div>
    </section>
  );
}
