import { ArrowRight, Check, ExternalLink, Eye, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { rejectionCodes } from "#features/listings/rejection-codes.ts";
import { formatAge } from "#i18n/format.ts";
import { Price } from "#ui/Price.tsx";
import { useWording } from "#ui/page.tsx";
import { Key } from "../../Key.tsx";
import { Reasons } from "../../Reasons.tsx";
import { because, isExplained, noRefusal, type Refusal } from "../../refusal.ts";
import type { ReviewDetail } from "../review.schema.ts";
import { Changes } from "./Changes.tsx";
import { FlagList } from "./FlagList.tsx";
import { MarkedText } from "./MarkedText.tsx";
import { Photos } from "./Photos.tsx";
import * as styles from "./queue.module.css";
import { facts } from "./review-facts.ts";
import type { Review } from "./use-review.ts";
import { useReviewKeys } from "./use-review-keys.ts";

interface Props {
  of: ReviewDetail;
  review: Review;
  /** The reasons are open. */
  refusing: boolean;
  onRefuse: (on: boolean) => void;
}

/** One listing as a reviewer decides it. */
export function ReviewPanel({ of, review, refusing, onRefuse }: Props) {
  const wording = useWording();
  const { t, name, language, plain } = wording;
  const { listing, waitingSince, heldBy } = of;
  const [refusal, setRefusal] = useState(noRefusal);
  const [asked, setAsked] = useState(false);
  const refuse = (with_: Refusal) => {
    setAsked(true);
    if (!isExplained(with_)) return;
    void review.decide("rejected", with_);
    onRefuse(false);
  };
  const chosen = (code: Refusal["code"]) => {
    const next = because(refusal, code);
    setRefusal(next);
    // A warning is read before it is sent: its box is under the text.
    if (isExplained(next) && !next.warn) refuse(next);
    else document.querySelector<HTMLTextAreaElement>(`.${styles.refuse} textarea`)?.focus();
  };
  const numbers = Object.fromEntries(
    rejectionCodes.map((code, index) => [String(index + 1), () => chosen(code)]),
  );
  useReviewKeys({
    a: () => void review.decide("active"),
    r: () => onRefuse(true),
    ...(refusing && { ...numbers, escape: () => onRefuse(false) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    refuse(refusal);
  };
  const marks = of.flags.flatMap((flag) => ("description" in flag ? flag.description : []));
  const titleMarks = of.flags.flatMap((flag) => ("title" in flag ? flag.title : []));
  return (
    <article className={styles.review} aria-busy={review.pending} aria-labelledby="reviewed">
      <div className={styles.body}>
        <header className={styles.head}>
          <div>
            <h2 id="reviewed">
              <bdi>
                <MarkedText text={listing.title} marks={titleMarks} />
              </bdi>
            </h2>
            <p className="small soft">
              {[
                plain(listing.year),
                name("place", listing.city),
                waitingSince &&
                  t("moderation.sent", { age: formatAge(language, new Date(waitingSince), new Date()) }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </div>
          <Price value={listing.price} currency={listing.currency} />
        </header>
        {heldBy && (
          <p className="note warn">
            <Eye className="i s" aria-hidden="true" /> {t("moderation.heldNote", { name: heldBy.name })}
          </p>
        )}
        {of.onSale && <Changes of={of} onSale={of.onSale} />}
        <Photos listing={listing} />
        <div className={styles.two}>
          <section aria-labelledby="checks">
            <h3 id="checks">{t("moderation.checks")}</h3>
            <FlagList of={of} />
            <h3>{t("moderation.description")}</h3>
            {listing.description ? (
              <p className={styles.description} dir="auto">
                <MarkedText text={listing.description} marks={marks} />
              </p>
            ) : (
              <p className="soft small">{t("moderation.noDescription")}</p>
            )}
          </section>
          <section aria-labelledby="seller">
            <Facts id="seller" title={t("moderation.seller")} rows={facts.seller(of, wording)} />
            <Facts title={t("moderation.details")} rows={facts.vehicle(of, wording)} />
            {of.reviews.length > 0 && (
              <>
                <h3>{t("moderation.before")}</h3>
                <ul className={`${styles.past} small`}>
                  {of.reviews.map((one) => (
                    <li key={one.decidedAt}>{facts.past(one, wording)}</li>
                  ))}
                </ul>
              </>
            )}
          </section>
        </div>
      </div>
      <footer className={styles.actions}>
        {refusing && (
          <form className={styles.refuse} method="post" noValidate onSubmit={submit}>
            <Reasons value={refusal} onChange={setRefusal} bad={asked && !isExplained(refusal)} numbered />
            <p className="small muted desk">{t("moderation.reasonHint")}</p>
            <div className={styles.decisions}>
              <button type="submit" className="btn danger" disabled={review.pending}>
                <X className="i" aria-hidden="true" />
                {t("moderation.reject")}
              </button>
              <button type="button" className="btn sec" onClick={() => onRefuse(false)}>
                {t("moderation.back")}
              </button>
            </div>
          </form>
        )}
        {!refusing && (
          <div className={styles.decisions}>
            <button
              type="button"
              className="btn pri"
              disabled={review.pending}
              onClick={() => void review.decide("active")}
            >
              <Check className="i" aria-hidden="true" />
              {t(of.onSale ? "moderation.approveChanges" : "moderation.approve")}
              <Key>A</Key>
            </button>
            <button type="button" className="btn danger-o" onClick={() => onRefuse(true)}>
              <X className="i" aria-hidden="true" />
              {t(of.onSale ? "moderation.rejectChanges" : "moderation.reject")}
              <Key>R</Key>
            </button>
            <button
              type="button"
              className="btn quiet"
              disabled={review.pending}
              onClick={() => void review.next()}
            >
              {t("moderation.next")}
              <ArrowRight className="i s flip" aria-hidden="true" />
              <Key>N</Key>
            </button>
            <a
              className="btn quiet"
              href={`/enhanced-admin-dashboard?tab=cars&listing=${listing.id}`}
              target="_blank"
              rel="noreferrer"
            >
              {t("moderation.allKnown")}
            </a>
            {listing.status === "active" && (
              <a className="btn quiet" href={`/cars/${listing.id}`} target="_blank" rel="noreferrer">
                <ExternalLink className="i s" aria-hidden="true" />
                {t("moderation.open")}
              </a>
            )}
          </div>
        )}
      </footer>
    </article>
  );
}

function Facts({
  id,
  title,
  rows,
}: {
  id?: string;
  title: string;
  rows: readonly (readonly [label: string, value: string, dir?: "ltr"])[];
}) {
  return (
    <>
      <h3 id={id}>{title}</h3>
      <dl className={styles.facts}>
        {rows.map(([label, value, dir]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{dir ? <bdi dir={dir}>{value}</bdi> : value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
