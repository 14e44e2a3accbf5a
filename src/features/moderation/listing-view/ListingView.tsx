import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { UserLink } from "#features/administrators/list/links.tsx";
import { BackToList, Lines, Part, RecordHead } from "#features/administrators/list/Record.tsx";
import { Link } from "#platform/page/routing.ts";
import { type Fact, Facts } from "#ui/kit/list/Facts.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { Price } from "#ui/Price.tsx";
import { useWording } from "#ui/page.tsx";
import type { ReviewDetail } from "../queue/review.schema.ts";
import { FlagList } from "../queue/screens/FlagList.tsx";
import { MarkedText } from "../queue/screens/MarkedText.tsx";
import { Photos } from "../queue/screens/Photos.tsx";
import * as queueStyles from "../queue/screens/queue.module.css";
import { facts } from "../queue/screens/review-facts.ts";
import { AskedDialog } from "../table/screens/AskedDialog.tsx";
import { RowActions } from "../table/screens/RowActions.tsx";
import { type Asked, useRowActions } from "../table/screens/use-row-actions.ts";
import { HistoryParts } from "./HistoryParts.tsx";
import * as styles from "./listing-view.module.css";
import { whyItStandsSo } from "./why-it-stands-so.ts";

const tones = { active: "ok", pending: "info", rejected: "bad", expired: "", deleted: "" } as const;

/** All that is known of a listing in any state, and what may be done with it. */
export default function ListingView({ id, onBack }: { id: string; onBack: () => void }) {
  const { t } = useWording();
  const found = useAdminQuery("GET /api/admin/cars/:id", { params: { id } });
  return (
    <>
      <BackToList onBack={onBack}>{t("moderation.allListings")}</BackToList>
      <ListState query={found} isEmpty={false}>
        {found.data && <Whole of={found.data} />}
      </ListState>
    </>
  );
}

function Whole({ of }: { of: ReviewDetail }) {
  const wording = useWording();
  const { t, name } = wording;
  const { listing, seller } = of;
  const marks = of.flags.flatMap((flag) => ("description" in flag ? flag.description : []));
  return (
    <>
      <Head of={of} />
      <section className="panel">
        <Photos listing={listing} />
      </section>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Part title={t("moderation.details")}>
            <Facts
              facts={[
                ...factsOf(facts.vehicle(of, wording)),
                [
                  t("listing-view.features"),
                  listing.features.map((feature) => name("feature", feature)).join(" · "),
                  true,
                ],
              ]}
            />
          </Part>
          <Part title={t("moderation.description")}>
            {listing.description ? (
              <p className={queueStyles.description} dir="auto">
                <MarkedText text={listing.description} marks={marks} />
              </p>
            ) : (
              <p className="soft small">{t("moderation.noDescription")}</p>
            )}
          </Part>
          <Part title={t("moderation.checks")}>
            <FlagList of={of} />
          </Part>
        </div>
        <div className={styles.column}>
          <Part title={t("moderation.seller")}>
            <p className={styles.links}>
              <UserLink id={seller.id}>{seller.dealershipName ?? seller.name}</UserLink>
              <Link
                className="link"
                to="/enhanced-admin-dashboard"
                search={{ tab: "cars", seller: seller.id }}
              >
                {t("listing-view.sellersListings")}
              </Link>
            </p>
            <Facts facts={[...factsOf(facts.seller(of, wording).slice(1)), phoneOf(seller.phone, t)]} />
          </Part>
          {of.reviews.length > 0 && (
            <Part title={t("moderation.before")}>
              <Lines>
                {of.reviews.map((one) => (
                  <li key={one.decidedAt}>{facts.past(one, wording)}</li>
                ))}
              </Lines>
            </Part>
          )}
          <HistoryParts id={listing.id} prices={listing.priceHistory} />
        </div>
      </div>
    </>
  );
}

function Head({ of }: { of: ReviewDetail }) {
  const { t, day, plain, name } = useWording();
  const { listing, deletedAt, deletedBy, rejectionReason, expiresAt, waitingSince } = of;
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const act = useRowActions(close);
  const { id, title, status, updatedAt } = listing;
  const row = { id, title, status, updatedAt, deletedAt };
  const state = deletedAt ? "deleted" : status;
  const why = [whyItStandsSo({ ...of, status }, t), rejectionReason].filter(Boolean).join(": ");
  const known: Fact[] = [
    [t("listing-view.why"), why],
    [t("listing-view.waitingSince"), status === "pending" && waitingSince && day(waitingSince)],
    [t("listing-view.endsOn"), status === "active" && expiresAt && day(expiresAt)],
    [t("listing-view.deletedOn"), deletedAt && day(deletedAt)],
    [t("listing-view.deletedBy"), deletedAt && (deletedBy ?? t("listing-view.owner"))],
    [t("listing-view.added"), day(listing.createdAt)],
    [t("moderation.colId"), listing.ref],
  ];
  return (
    <section className="panel">
      <RecordHead>
        <div>
          <h2 dir="auto">{title}</h2>
          <p className="soft">
            {name("brand", listing.brand)} <bdi>{of.modelName}</bdi> · {plain(listing.year)} ·{" "}
            {name("place", listing.city)}
          </p>
          <p className={styles.state}>
            <Price value={listing.price} currency={listing.currency} />
            <span className={`badge ${tones[state]}`}>{t(`moderation.state_${state}`)}</span>
          </p>
        </div>
        <div className={styles.state}>
          {state === "active" && of.seller.status === "active" && (
            <a className="btn sec sm" href={`/cars/${id}`} target="_blank" rel="noreferrer">
              <ExternalLink className="i s" aria-hidden="true" />
              {t("listing-view.publicPage")}
            </a>
          )}
          <RowActions row={row} act={act} onAsk={setAsked} />
        </div>
      </RecordHead>
      <Facts facts={known} />
      {asked && <AskedDialog asked={asked} act={act} onClose={close} />}
    </section>
  );
}

const factsOf = (rows: readonly (readonly [label: string, value: string, dir?: "ltr"])[]): Fact[] =>
  rows.map(([label, value, dir]) => [
    label,
    dir ? (
      <bdi key={label} dir={dir}>
        {value}
      </bdi>
    ) : (
      value
    ),
  ]);

const phoneOf = (phone: string | null, t: ReturnType<typeof useWording>["t"]): Fact => [
  t("listing-view.sellersPhone"),
  phone && <bdi dir="ltr">{phone}</bdi>,
];
