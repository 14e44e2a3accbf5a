import { useRef } from "react";
import type { OwnListingDetail } from "#features/listings/listing.schema.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { Appeal } from "../appeals/screens/Appeal.tsx";
import { daysLeft, mendKey, stateOf, toneOf } from "../own/own-state.ts";
import { Refusal } from "../own/Refusal.tsx";
import { heldPrice } from "../revisions/held-price.ts";
import { OwnActions } from "./OwnActions.tsx";
import * as styles from "./own-page.module.css";

/** How a listing stands, why, and what its owner can do about it. */
export function OwnState({ listing }: { listing: OwnListingDetail }) {
  const { t } = useWording();
  const heading = useRef<HTMLHeadingElement>(null);
  const { own } = listing;
  const state = stateOf(own);
  return (
    <section className={`panel ${styles.state} ${toneOf(own)}`} aria-labelledby="own-state">
      <div className={styles.stateText}>
        <h2 id="own-state" ref={heading} tabIndex={-1}>
          <span className={`badge dot ${toneOf(own)}`}>{t(`own.${state}`)}</span>
          {t(`own-page.${state}`)}
        </h2>
        <Why listing={listing} />
        <Changes listing={listing} />
        {own.appeal && <Appeal key={own.appeal.sentAt} carId={listing.id} appeal={own.appeal} />}
      </div>
      <OwnActions listing={listing} onDone={() => heading.current?.focus()} />
    </section>
  );
}

/** What waits beside the version that buyers see, or why it was refused. */
function Changes({ listing: { own, price } }: { listing: OwnListingDetail }) {
  const { t, age, language } = useWording();
  const { changes, waitingSince } = own;
  if (!changes) return null;
  if (changes.isRefused) {
    return (
      <p>
        <span className="badge bad">{t("own.changesRefused")}</span> <Refusal of={changes} />
      </p>
    );
  }
  const names = changes.fields.map((field) => t(`listing-fields.${field}`));
  const fields = new Intl.ListFormat(language, { type: "conjunction" }).format(names);
  return (
    <p>
      <span className="badge info">{t("own.changesWait")}</span>{" "}
      {t("own-page.changes", { fields, age: age(waitingSince ?? "") })}{" "}
      {heldPrice({ price, own }) && t("own-page.held")}
    </p>
  );
}

function Why({ listing: { own, refreshedAt } }: { listing: OwnListingDetail }) {
  const { t, age, day } = useWording();
  const { now } = usePage();
  const state = stateOf(own);
  if (state === "active") {
    const days = daysLeft(own, now);
    return (
      <p className="soft">
        {t("own-page.activeText")} {days !== undefined && `${t("own.endsIn", { days })}.`}
      </p>
    );
  }
  if (state === "rejected") {
    const mend = mendKey(own);
    return (
      <>
        {mend && <p>{t(mend)}</p>}
        {own.rejectionReason && (
          <blockquote>
            <span className="small soft">{t("own-page.reviewer")}</span>
            <p dir="auto">{own.rejectionReason}</p>
          </blockquote>
        )}
      </>
    );
  }
  if (state === "pending") {
    return (
      <p className="soft">
        {t("own.sent", { age: age(own.waitingSince ?? refreshedAt) })} {t("own-page.onlyYou")}
      </p>
    );
  }
  if (state === "lapsed" && own.expiresAt)
    return <p className="soft">{t("own-page.lapsedText", { day: day(own.expiresAt) })}</p>;
  return <p className="soft">{t(texts[state])}</p>;
}

const texts = {
  lapsed: "own-page.lapsedTextAlone",
  sold: "own-page.soldText",
  withdrawn: "own-page.withdrawnText",
  plan_ended: "own.planEnded",
} as const;
