import { CircleCheck, Flag, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { mileage } from "#features/listings/facts/facts.ts";
import { rules } from "#features/selling/review/rules.ts";
import { isolated } from "#i18n/format.ts";
import { Picture } from "#ui/Picture.tsx";
import { Price } from "#ui/Price.tsx";
import { useWording } from "#ui/page.tsx";
import * as moderationStyles from "../../moderation.module.css";
import type { OtherListing, ReviewDetail, ReviewFlag, SaidEarlier } from "../review.schema.ts";
import * as flagStyles from "./flags.module.css";
import * as queueStyles from "./queue.module.css";

/** What the automatic checks found with what it rests on, then what they found nothing in. */
export function FlagList({ of: { flags, listing } }: { of: ReviewDetail }) {
  const { t } = useWording();
  const kinds = new Set<string>(flags.map(({ kind }) => kind));
  const clean: string[] = [];
  if (!kinds.has("reused_picture") && listing.photos.length > 0) clean.push(t("moderation.checkPictures"));
  if (!kinds.has("price_far_below")) clean.push(t("moderation.checkPrice"));
  if (!kinds.has("duplicate_vin")) {
    clean.push(t(listing.vinNumber ? "moderation.checkVin" : "moderation.checkNoVin"));
  }
  if (!["phone_in_text", "link_in_text", "deposit"].some((kind) => kinds.has(kind))) {
    clean.push(t("moderation.checkText"));
  }
  return (
    <ul className={flagStyles.checks}>
      {flags.map((flag) => (
        <FlagLine key={flag.kind} flag={flag} listing={listing} />
      ))}
      {clean.map((text) => (
        <li key={text}>
          <CircleCheck className="i s" aria-hidden="true" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

const isGrave = ({ kind }: ReviewFlag) => rules[kind].weight >= 60;

function FlagLine({ flag, listing }: { flag: ReviewFlag; listing: ReviewDetail["listing"] }) {
  const { t } = useWording();
  const Icon = isGrave(flag) ? Flag : TriangleAlert;
  const text =
    flag.kind === "upheld_reports" || flag.kind === "pace"
      ? t(`moderation.flag_${flag.kind}`, { count: flag.count })
      : t(`moderation.flag_${flag.kind}`);
  return (
    <li className={isGrave(flag) ? "bad" : "warn"}>
      <Icon className="i s" aria-hidden="true" />
      <div>
        <span className="m">{text}</span>
        <Evidence flag={flag} listing={listing} />
      </div>
    </li>
  );
}

function Evidence({ flag, listing }: { flag: ReviewFlag; listing: ReviewDetail["listing"] }): ReactNode {
  const { t, money } = useWording();
  switch (flag.kind) {
    case "price_far_below":
      return (
        <>
          {flag.median !== null && (
            <p className="small">
              {t("moderation.priceEvidence", {
                price: isolated(money(listing.priceUsd)),
                count: flag.count,
                median: isolated(money(flag.median)),
              })}
            </p>
          )}
          <ul aria-label={t("moderation.similar")}>
            {flag.comparables.map((one) => (
              <li key={one.id}>
                <Other of={one} />
              </li>
            ))}
          </ul>
        </>
      );
    case "reused_picture":
    case "other_car_picture":
      return (
        <>
          {flag.pairs.map(({ mine, theirs }) => (
            <div key={`${mine.id} ${theirs.id}`} className={flagStyles.pair}>
              <figure>
                <Picture photos={[mine]} alt={t("moderation.thisOne")} sizes="180px" shape="sedan" />
                <figcaption>{t("moderation.thisOne")}</figcaption>
              </figure>
              <figure>
                <Picture photos={[theirs]} alt={t("moderation.thatOne")} sizes="180px" shape="sedan" />
                <figcaption>{t("moderation.thatOne")}</figcaption>
              </figure>
            </div>
          ))}
          {flag.other ? <Other of={flag.other} /> : <p className="small">{t("moderation.otherGone")}</p>}
        </>
      );
    case "duplicate_vin":
    case "shared_phone":
    case "copied_text":
      return flag.other ? <Other of={flag.other} /> : <p className="small">{t("moderation.otherGone")}</p>;
    case "old_device":
      return flag.account && <Account of={flag.account} />;
    case "vin_contradicts":
      return <VinEvidence {...flag} />;
    case "mileage_down":
    case "salvage_before":
      return (
        <ul aria-label={t("moderation.earlier")}>
          {flag.earlier.map((one) => (
            <li key={`${one.saidAt} ${one.other?.id}`}>
              <Earlier of={one} />
            </li>
          ))}
        </ul>
      );
    default:
      return null;
  }
}

/** What the VIN says of brand and year. */
function VinEvidence({ brands, years }: Extract<ReviewFlag, { kind: "vin_contradicts" }>) {
  const { t, name, plain } = useWording();
  const said = [brands.map((brand) => name("brand", brand)), years.map((year) => plain(year))];
  const vehicle = said.flatMap((words) => (words.length > 0 ? [words.join(" / ")] : [])).join(" · ");
  return <p className="small">{t("moderation.vinEvidence", { vehicle })}</p>;
}

/** What was said of the vehicle before, and by which listing. */
function Earlier({ of }: { of: SaidEarlier }) {
  const wording = useWording();
  const { t, day, name } = wording;
  const facts = [
    mileage(of, wording),
    of.titleStatus && name("titleStatus", of.titleStatus),
    of.accidentHistory !== null &&
      t(of.accidentHistory ? "moderation.earlierAccident" : "moderation.earlierNone"),
    of.isThis && t("moderation.thisOne"),
  ].filter(Boolean);
  return (
    <>
      <p className="small">
        <time dateTime={of.saidAt}>{day(of.saidAt)}</time> ·{" "}
        <Price value={of.price} currency={of.currency} className={moderationStyles.price} />
        {facts.map((fact) => ` · ${fact}`)}
      </p>
      {of.other && <Other of={of.other} />}
    </>
  );
}

/** Another account by its name; it opens with all that is known of it. */
function Account({ of: { id, name } }: { of: { id: string; name: string } }) {
  return (
    <p className="small">
      <a href={`/enhanced-admin-dashboard?tab=users&user=${id}`} target="_blank" rel="noreferrer">
        <bdi>{name}</bdi>
      </a>
    </p>
  );
}

/** Another listing in one line; it opens with all that is known of it, in any state. */
function Other({ of }: { of: OtherListing }) {
  const { t, plain } = useWording();
  const state = of.isDeleted ? "deleted" : of.status;
  return (
    <a
      className={queueStyles.other}
      href={`/enhanced-admin-dashboard?tab=cars&listing=${of.id}`}
      target="_blank"
      rel="noreferrer"
    >
      <span className={moderationStyles.thumb}>
        <Picture photos={of.cover ? [of.cover] : []} alt="" sizes="64px" shape="sedan" />
      </span>
      <span className={queueStyles.lineText}>
        <span className={queueStyles.lineTitle} dir="auto">
          {of.title}
        </span>
        <span className={queueStyles.lineSub}>
          <Price value={of.price} currency={of.currency} className={moderationStyles.price} /> ·{" "}
          {plain(of.year)} · <bdi>{of.sellerName}</bdi> · {t(`moderation.state_${state}`)}
        </span>
      </span>
    </a>
  );
}
