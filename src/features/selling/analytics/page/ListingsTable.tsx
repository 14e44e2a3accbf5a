import { ArrowDown, ArrowUp } from "lucide-react";
import { shapeOf } from "#features/listings/vehicle-shape.ts";
import { Link } from "#platform/page/routing.ts";
import { Picture } from "#ui/Picture.tsx";
import { useWording } from "#ui/page.tsx";
import { stateOf, toneOf } from "../../own/own-state.ts";
import type { OwnAnalytics } from "../analytics.contract.ts";
import { type AnalyticsView, type Column, columns, sameAddress, writeAnalytics } from "./analytics-search.ts";
import * as styles from "./listings-table.module.css";
import { Rate } from "./Rate.tsx";
import { sortListings } from "./sort-listings.ts";

type Listing = OwnAnalytics["listings"][number];

const names = {
  title: "analytics.listing",
  views: "analytics.views",
  contacts: "analytics.contacts",
  rate: "analytics.rate",
  favorites: "analytics.favorites",
  shares: "analytics.shares",
} as const satisfies Record<Column, string>;

/** Every listing with its figures; on a phone one under the other, their heads a row of ways to sort. */
export function ListingsTable({ listings, view }: { listings: readonly Listing[]; view: AnalyticsView }) {
  const { t, language } = useWording();
  return (
    <section className="panel flush" aria-labelledby="per-listing">
      <div className={styles.tableHeading}>
        <h2 id="per-listing">{t("analytics.perListing")}</h2>
        <p className="muted tiny">{t("analytics.rateText")}</p>
      </div>
      <table className={styles.table} aria-labelledby="per-listing">
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column} column={column} view={view} />
            ))}
          </tr>
        </thead>
        <tbody>
          {sortListings(listings, view, language).map((listing) => (
            <Row key={listing.id} listing={listing} view={view} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A head sorts by its column; once more, the other way round. */
function Head({ column, view }: { column: Column; view: AnalyticsView }) {
  const { t } = useWording();
  const chosen = column === view.sort;
  const ascending = (column === "title") !== view.turned;
  const Arrow = ascending ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={chosen ? (ascending ? "ascending" : "descending") : undefined}>
      <Link
        to="/analytics"
        search={writeAnalytics({ ...view, sort: column, turned: chosen && !view.turned })}
        replace
        resetScroll={false}
        activeOptions={sameAddress}
        aria-current={chosen ? "true" : undefined}
        aria-label={t("analytics.sortBy", { column: t(names[column]) })}
      >
        {t(names[column])}
        {chosen && <Arrow className="i s" aria-hidden="true" />}
      </Link>
    </th>
  );
}

function Row({ listing, view }: { listing: Listing; view: AnalyticsView }) {
  const { t, number } = useWording();
  return (
    <tr>
      <th scope="row">
        <div className={styles.listing}>
          <div className={styles.thumb}>
            <Picture
              photos={listing.photo ? [listing.photo] : []}
              alt=""
              sizes="72px"
              shape={shapeOf(listing)}
            />
          </div>
          <div>
            <Link
              to="/analytics"
              search={writeAnalytics({ ...view, listing: listing.id })}
              activeOptions={sameAddress}
              dir="auto"
            >
              {listing.title}
            </Link>
            <span className={`badge dot ${toneOf(listing)}`}>{t(`own.${stateOf(listing)}`)}</span>
          </div>
        </div>
      </th>
      {columns.slice(1).map((column) => (
        <td key={column} className={column}>
          <span className={styles.label}>{t(names[column])}</span>
          {column === "rate" ? <Rate of={listing} /> : number(listing.totals[column as "views"])}
        </td>
      ))}
    </tr>
  );
}
