import { BadgeCheck, FileCheck, TrendingDown } from "lucide-react";
import type { PublicListing } from "#features/listings/listing.schema.ts";
import { Kept } from "#ui/Kept.tsx";
import { useWording } from "#ui/page.tsx";
import * as styles from "./detail.module.css";
import { PriceBlock } from "./PriceBlock.tsx";

interface Props {
  listing: PublicListing;
  lbpRate: number;
  /** How often the price went down. */
  cuts: number;
}

/** What is sold, in the reader's language and in its seller's words, where, since when; on a phone, for how much. */
export const Summary = (props: Props) => (
  <Kept
    as="section"
    thing={props.listing}
    variant={({ age }) => ["summary", age(props.listing.createdAt), props.lbpRate, props.cuts].join()}
  >
    {() => <Inside {...props} />}
  </Kept>
);

function Inside({ listing, lbpRate, cuts }: Props) {
  const { t, name, age, language } = useWording();
  const { title } = listing;
  const called = listing.name[language];
  return (
    <>
      <Badges listing={listing} cuts={cuts} />
      <h1>{called}</h1>
      {title.toLowerCase() !== called.toLowerCase() && (
        <p className={styles.words}>
          <bdi>{title}</bdi>
        </p>
      )}
      <p className={`soft ${styles.meta}`}>
        <span>{name("place", listing.city)}</span>
        <span>
          <time dateTime={listing.createdAt}>{t("detail.posted", { age: age(listing.createdAt) })}</time>
        </span>
        <span>
          {t("detail.ref")} <bdi className="num">{listing.ref}</bdi>
        </span>
        {listing.viewCount > 0 && <span>{t("detail.views", { count: listing.viewCount })}</span>}
      </p>
      <div className="phone above-3">
        <PriceBlock listing={listing} lbpRate={lbpRate} />
      </div>
      {listing.isDemo && <p className="note plain above-3">{t("detail.demo")}</p>}
    </>
  );
}

function Badges({ listing, cuts }: { listing: PublicListing; cuts: number }) {
  const { t, name, day } = useWording();
  const { featured, condition, seller, titleStatus, papersSeenAt } = listing;
  const salvage = titleStatus === "salvage";
  const isPlain = !featured && condition === "used" && !salvage && !seller.isVerifiedDealer;
  if (isPlain && cuts === 0 && papersSeenAt === null) return null;
  return (
    <div className="row wrapx below-2">
      {featured && <span className="badge feat">{t("detail.featured")}</span>}
      {condition === "new" && <span className="badge ok">{name("condition", condition)}</span>}
      {condition === "damaged" && <span className="badge warn">{name("condition", condition)}</span>}
      {salvage && <span className="badge warn">{name("titleStatus", titleStatus)}</span>}
      {seller.isVerifiedDealer && (
        <span className="badge ok">
          <BadgeCheck className="i" aria-hidden="true" />
          {t("detail.approvedDealer")}
        </span>
      )}
      {papersSeenAt !== null && (
        <span className="badge ok">
          <FileCheck className="i" aria-hidden="true" />
          {t("detail.papersSeen", { day: day(papersSeenAt) })}
        </span>
      )}
      {cuts > 0 && (
        <span className="badge info">
          <TrendingDown className="i flip" aria-hidden="true" />
          {t("detail.priceCut", { count: cuts })}
        </span>
      )}
    </div>
  );
}
