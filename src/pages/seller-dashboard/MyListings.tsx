import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { ListingStatus, VehicleType } from "#features/reference/enumerations.ts";
import { OwnListingRow } from "#features/selling/own/OwnListingRow.tsx";
import { OwnListingSkeleton } from "#features/selling/own/OwnListingSkeleton.tsx";
import type { OwnListing } from "#features/selling/own/own.contract.ts";
import * as ownStyles from "#features/selling/own/own.module.css";
import { PriceInPlace } from "#features/selling/own-actions/PriceInPlace.tsx";
import { Link } from "#platform/page/routing.ts";
import { Failed } from "#ui/Failed.tsx";
import { Pager } from "#ui/kit/list/Pager.tsx";
import { PickBox } from "#ui/kit/list/PickBox.tsx";
import { useSelection } from "#ui/kit/list/use-selection.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { BulkRenewal } from "./BulkRenewal.tsx";
import { myListingsQuery } from "./dashboard.api.ts";
import * as dashboardStyles from "./dashboard.module.css";
import { dashboardPage, tabOf } from "./dashboard-search.ts";
import { EmptyState } from "./EmptyState.tsx";
import { ListingActions } from "./ListingActions.tsx";
import { NoneYet } from "./NoneYet.tsx";
import { Sent, sentOf } from "./Sent.tsx";
import { StateFilter } from "./StateFilter.tsx";

interface Asked {
  vehicleType: VehicleType;
  status: ListingStatus | undefined;
  page: number;
}

/** The own listings of a kind: in every state or in one, with what can be done with each and with several. */
export function MyListings({ asked }: { asked: Asked }) {
  const { t } = useWording();
  const { api, now } = usePage();
  const { data, isError, refetch, isPlaceholderData } = useQuery(myListingsQuery(api, asked));
  const kind = asked.vehicleType;
  const isWhole = asked.status === undefined && asked.page === 1;
  const sent = data && isWhole ? sentOf(data.data, now) : undefined;
  return (
    <section className={`${dashboardStyles.part} ${dashboardStyles.stack} s3`} aria-labelledby="my-listings">
      <h2 id="my-listings" className="sr">
        {t(`dashboard.${tabOf(kind)}`)}
      </h2>
      <Link className="link" to="/my-stock">
        {t("dashboard.manyAtOnce")}
      </Link>
      {sent && <Sent listing={sent} />}
      <StateFilter kind={kind} current={asked.status} counts={data?.counts[kind]} />
      {isError && !data ? (
        <Failed text={t("dashboard.listFailed")} onRetry={() => void refetch()} />
      ) : !data ? (
        <div className="panel flush" aria-busy="true">
          <OwnListingSkeleton />
        </div>
      ) : data.data.length > 0 ? (
        <div className={dashboardStyles.list} data-old={isPlaceholderData || undefined}>
          <Rows listings={data.data} />
          <Pager
            page={asked.page}
            total={data.totalPages}
            at={dashboardPage({ tab: tabOf(kind), ...(asked.status && { status: asked.status }) })}
          />
        </div>
      ) : (
        <div className="panel">
          {asked.status === undefined && data.total === 0 ? (
            <NoneYet kind={kind} />
          ) : (
            <EmptyState kind={kind} status={data.total === 0 ? undefined : asked.status} />
          )}
        </div>
      )}
    </section>
  );
}

/** Of a refused listing, a new price alone would send it to review unmended; one that ended is put up for sale first. */
const mayReprice = ({ status, actions }: OwnListing) =>
  actions.includes("edit") && (status === "active" || status === "pending");

function Rows({ listings }: { listings: OwnListing[] }) {
  const { t } = useWording();
  const renewable = listings.filter(({ actions }) => actions.includes("renew")).map(({ id }) => id);
  const selection = useSelection(renewable);
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <BulkRenewal selection={selection} renewable={renewable} />
      <div className="panel flush">
        {/* Focus comes here when the row that had it is gone. */}
        <ul className={ownStyles.list} ref={list} tabIndex={-1} aria-label={t("dashboard.list")}>
          {listings.map((listing) => (
            <li key={listing.id}>
              <OwnListingRow
                listing={listing}
                select={
                  renewable.includes(listing.id) && (
                    <PickBox
                      label={t("dashboard.select", { title: listing.title })}
                      checked={selection.has(listing.id)}
                      onChange={() => selection.toggle(listing.id)}
                    />
                  )
                }
                price={mayReprice(listing) && <PriceInPlace listing={listing} className={ownStyles.price} />}
                actions={<ListingActions listing={listing} onGone={() => list.current?.focus()} />}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
