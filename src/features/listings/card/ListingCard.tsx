import { Link } from "#platform/page/routing.ts";
import { Kept } from "#ui/Kept.tsx";
import { Picture } from "#ui/Picture.tsx";
import { Price } from "#ui/Price.tsx";
import { useWording, type Wording } from "#ui/page.tsx";
import { shapeOf } from "../vehicle-shape.ts";
import { CardFeatures } from "./CardFeatures.tsx";
import * as styles from "./card.module.css";
import { cardActions } from "./card-actions.ts";
import type { CardView } from "./card-view.ts";
import { FairLabel } from "./FairLabel.tsx";

interface Props {
  listing: CardView;
  /** The cards that are in view first: their pictures are fetched at once. */
  eager?: boolean;
  layout?: "grid" | "list";
  /** The level of the title, to fit the headings around the card. */
  heading?: "h2" | "h3";
  sizes?: string;
  /** How far its place is from the one that was chosen, in kilometres. */
  distance?: number | undefined;
}

/**
 * On a phone a little less than the card is wide: full width would ask for the next larger file, twice as heavy, over a
 * few missing pixels.
 */
const gridSizes = "(min-width:1000px) 300px,(min-width:600px) 50vw,80vw";

/** Where the minutes of a moment end. */
const minute = "2026-11-25T09:00".length;

/** A listing in a list. The whole card is one link; heart and compare lie over it. Needs the namespace "listings". */
export function ListingCard(props: Props) {
  const { listing, layout } = props;
  const { number } = useWording();
  // In the place itself there is none to tell.
  const km = props.distance ? number(props.distance) : undefined;
  const className = `card${listing.featured ? " feat" : ""}${layout === "list" ? ` ${styles.lying}` : ""}`;
  return (
    <Kept
      as="article"
      className={className}
      thing={listing}
      variant={(words) => variantOf(props, words)}
      hole={km}
    >
      {(distance) => <Inside {...props} km={distance} />}
    </Kept>
  );
}

const variantOf = ({ listing, layout, eager, heading, sizes }: Props, { age }: Wording) =>
  [layout, eager, heading, sizes, age(listing.refreshedAt)].join();

/** `km`: the distance as it is said. */
function Inside({
  listing,
  eager,
  layout = "grid",
  heading: Heading = "h3",
  sizes,
  km,
}: Props & { km?: string | undefined }) {
  const { Buttons } = cardActions.value;
  const { t, name, number, age, language } = useWording();
  const list = layout === "list";
  const place = name("place", listing.city);
  return (
    <>
      <div className="pic">
        <Picture
          photos={listing.photos}
          // The heading under it says the same.
          alt=""
          sizes={sizes ?? (list ? "(min-width:600px) 260px,128px" : gridSizes)}
          shape={shapeOf(listing)}
          isTaken
          {...(eager && { eager })}
        />
        <Badges listing={listing} />
        {listing.imageCount > 1 && (
          <span
            className={`${styles.count} num`}
            role="img"
            aria-label={t("listings.cardPhotos", { count: listing.imageCount })}
          >
            {number(listing.imageCount)}
          </span>
        )}
      </div>
      <Buttons listing={listing} />
      <div className={styles.body}>
        <PriceLine listing={listing} />
        <Heading className={styles.title}>
          <Link to="/cars/$id" params={{ id: listing.id }}>
            {listing.name[language]}
          </Link>
        </Heading>
        <p className={styles.facts}>
          {[
            listing.mileage !== null && t("listings.cardMileage", { km: number(listing.mileage) }),
            listing.gearType && name("gearType", listing.gearType),
            listing.fuelType && name("fuelType", listing.fuelType),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <CardFeatures features={listing.features} count={listing.featureCount ?? listing.features.length} />
        <div className={styles.foot}>
          <span>{km ? `${place} · ${t("listings.cardMileage", { km })}` : place}</span>
          <time dateTime={`${listing.refreshedAt.slice(0, minute)}Z`}>{age(listing.refreshedAt)}</time>
        </div>
      </div>
    </>
  );
}

function Badges({ listing }: { listing: CardView }) {
  const { t } = useWording();
  if (!listing.featured && !listing.seller.isVerifiedDealer && listing.previousPrice === null) return null;
  return (
    <div className={styles.badges}>
      {listing.featured && <span className="badge feat">{t("listings.cardFeatured")}</span>}
      {listing.seller.isVerifiedDealer && (
        <span className="badge deal">{t("listings.cardApprovedDealer")}</span>
      )}
      {listing.previousPrice !== null && <span className="badge info">{t("listings.cardPriceCut")}</span>}
    </div>
  );
}

/** The seller's own price first; where it is not in dollars, the dollar value beside it; a cut with the old price. */
function PriceLine({ listing }: { listing: CardView }) {
  const { t, money } = useWording();
  const { price, currency, priceUsd, previousPrice, fairPrice } = listing;
  return (
    <div className={styles.priceLine}>
      <Price value={price} currency={currency} />
      {previousPrice !== null && (
        <s className="old">
          <span className="sr">{t("listings.cardOldPrice")} </span>
          <bdi className="num" dir="ltr">
            {money(previousPrice, currency)}
          </bdi>
        </s>
      )}
      {currency !== "usd" && (
        <span className={styles.otherPrice}>
          <span aria-hidden="true">≈ </span>
          <span className="sr">{t("listings.cardAbout")} </span>
          <bdi className="num" dir="ltr">
            {money(Math.round(priceUsd))}
          </bdi>
        </span>
      )}
      <FairLabel label={fairPrice} />
    </div>
  );
}
