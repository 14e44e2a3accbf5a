import { otherPrice } from "#features/listings/facts/facts.ts";
import type { PublicListing } from "#features/listings/listing.schema.ts";
import { Price } from "#ui/Price.tsx";
import { useWording } from "#ui/page.tsx";
import * as styles from "./detail.module.css";

/** The seller's own price first, the one before it, and what it is in the other currency people count in. */
export function PriceBlock({ listing, lbpRate }: { listing: PublicListing; lbpRate: number }) {
  const { t, money } = useWording();
  const other = otherPrice(listing, { lbp: lbpRate });
  return (
    <div className={styles.block}>
      <p>
        <Price value={listing.price} currency={listing.currency} className={`price ${styles.big}`} />
        {listing.previousPrice !== null && (
          <s className="old">
            <span className="sr">{t("detail.was")} </span>
            <bdi className="num" dir="ltr">
              {money(listing.previousPrice, listing.currency)}
            </bdi>
          </s>
        )}
      </p>
      {other && (
        <p className="small muted">
          <span aria-hidden="true">≈ </span>
          <span className="sr">{t("listings.cardAbout")} </span>
          <Price value={other.value} currency={other.currency} className="" />
        </p>
      )}
    </div>
  );
}
