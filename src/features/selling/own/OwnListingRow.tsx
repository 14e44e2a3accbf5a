import { CircleAlert, Eye, Heart, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { shapeOf } from "#features/listings/vehicle-shape.ts";
import { Link } from "#platform/page/routing.ts";
import { Picture } from "#ui/Picture.tsx";
import { Price } from "#ui/Price.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import type { OwnListing } from "./own.contract.ts";
import * as styles from "./own.module.css";
import { daysLeft, isEnding, stateOf, toneOf } from "./own-state.ts";
import { Refusal } from "./Refusal.tsx";

interface Props {
  listing: OwnListing;
  /** Over the picture: the box that selects it. */
  select?: ReactNode;
  /** In place of the price alone: where it can be changed. */
  price?: ReactNode;
  /** What can be done with it; its title has the id `own-{id}`, which says what the buttons are for. */
  actions?: ReactNode;
}

/** One of the own listings in a list: its state as what it is, and what it brought. Needs the namespace "own". */
export function OwnListingRow({ listing, select, price, actions }: Props) {
  const { t, language } = useWording();
  return (
    <article className={styles.own}>
      <div className={styles.thumb}>
        <Picture photos={listing.photos} alt="" sizes="96px" shape={shapeOf(listing)} />
        {select}
      </div>
      <div className={styles.title}>
        <h3 id={`own-${listing.id}`}>
          <Link to="/cars/$id" params={{ id: listing.id }}>
            {listing.name[language]}
          </Link>
        </h3>
        <span className={`badge dot ${toneOf(listing)}`}>{t(`own.${stateOf(listing)}`)}</span>
        {listing.changes && !listing.changes.isRefused && (
          <span className="badge info">{t("own.changesWait")}</span>
        )}
        <PapersBadge listing={listing} />
        <p className={styles.words}>
          <bdi>{listing.title}</bdi>
        </p>
      </div>
      <div className={styles.meta}>
        {price || <Price value={listing.price} currency={listing.currency} className={styles.price} />}
        {listing.status !== "pending" && <Counts listing={listing} />}
        <Moment listing={listing} />
        <span>
          {t("own.ref")} <bdi className="num">{listing.ref}</bdi>
        </span>
      </div>
      {actions}
      {listing.papers.isAsked && (
        <p className="note warn own-why">
          <CircleAlert className="i" aria-hidden="true" />
          <span>
            {t("own.papersAsked")}{" "}
            <Link className="link" to="/cars/$id" params={{ id: listing.id }}>
              {t("own.papersSend")}
            </Link>
          </span>
        </p>
      )}
      <Reason listing={listing} />
    </article>
  );
}

/** How the papers of the car stand, where there is anything to say of them. */
function PapersBadge({ listing: { papers } }: { listing: OwnListing }) {
  const { t, day } = useWording();
  const { state, decidedAt } = papers;
  if (state === "waiting") return <span className="badge info">{t("own.papersWait")}</span>;
  if (state === "refused") return <span className="badge warn">{t("own.papersRefused")}</span>;
  if (state !== "confirmed" || decidedAt === null) return null;
  return <span className="badge ok">{t("own.papersSeen", { day: day(decidedAt) })}</span>;
}

function Counts({ listing: { viewCount, contactCount, favoriteCount } }: { listing: OwnListing }) {
  const { t, number } = useWording();
  return (
    <>
      <span>
        <Eye className="i s" aria-hidden="true" />
        <span aria-hidden="true">{number(viewCount)}</span>
        <span className="sr">{t("own.views", { count: viewCount })}</span>
      </span>
      <span>
        <Phone className="i s" aria-hidden="true" />
        <span aria-hidden="true">{number(contactCount)}</span>
        <span className="sr">{t("own.contacts", { count: contactCount })}</span>
      </span>
      <span>
        <Heart className="i s" aria-hidden="true" />
        <span aria-hidden="true">{number(favoriteCount)}</span>
        <span className="sr">{t("own.favorites", { count: favoriteCount })}</span>
      </span>
    </>
  );
}

/** When it was sent, when it ends, when it ended. */
function Moment({ listing }: { listing: OwnListing }) {
  const { t, age, day } = useWording();
  const { now } = usePage();
  const { status, expiresAt } = listing;
  if (status === "pending")
    return <span>{t("own.sent", { age: age(listing.waitingSince ?? listing.refreshedAt) })}</span>;
  if (status === "active") {
    const days = daysLeft(listing, now);
    if (days === undefined) return null;
    return <span className={isEnding(listing) ? "badge warn" : ""}>{t("own.endsIn", { days })}</span>;
  }
  if (stateOf(listing) === "lapsed" && expiresAt)
    return <span>{t("own.endedOn", { day: day(expiresAt) })}</span>;
  return null;
}

/** Why it is not shown to anyone, and what to mend, where there is something to say about that. */
function Reason({ listing }: { listing: OwnListing }) {
  const { t } = useWording();
  const state = stateOf(listing);
  const { changes } = listing;
  if (changes?.isRefused) {
    return (
      <p className="note bad own-why">
        <CircleAlert className="i" aria-hidden="true" />
        <span>
          {t("own.changesRefused")} <Refusal of={changes} />
        </span>
      </p>
    );
  }
  if (state === "plan_ended") return <p className="note plain own-why">{t("own.planEnded")}</p>;
  if (state !== "rejected") return null;
  return (
    <p className="note bad own-why">
      <CircleAlert className="i" aria-hidden="true" />
      <span>
        <Refusal of={listing} />
      </span>
    </p>
  );
}
