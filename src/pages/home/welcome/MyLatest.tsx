import { CarFront, ChevronRight, Plus } from "lucide-react";
import { OwnListingRow } from "#features/selling/own/OwnListingRow.tsx";
import { OwnListingSkeleton } from "#features/selling/own/OwnListingSkeleton.tsx";
import * as ownStyles from "#features/selling/own/own.module.css";
import { Link } from "#platform/page/routing.ts";
import { Failed } from "#ui/Failed.tsx";
import { useWording } from "#ui/page.tsx";
import { SellLink } from "#ui/SellLink.tsx";
import * as homeStyles from "../home.module.css";
import { useMine } from "./use-mine.ts";

/** The latest own listings, each in the state it is in. */
export function MyLatest() {
  const { t } = useWording();
  const { data, isError, refetch } = useMine();
  return (
    <section className={`zone ${homeStyles.flat}`} aria-labelledby="my-latest">
      <div className="wrap">
        <div className="sec-h">
          <h2 id="my-latest">{t("welcome.mine")}</h2>
          <Link className="link" to="/user-dashboard">
            {t("welcome.mineAll")}
            <ChevronRight className="i s flip" aria-hidden="true" />
          </Link>
        </div>
        {isError && !data ? (
          <Failed text={t("welcome.mineFailed")} onRetry={() => void refetch()} />
        ) : (
          <div className="panel flush">
            {data ? <Listings listings={data.data} /> : <OwnListingSkeleton />}
          </div>
        )}
      </div>
    </section>
  );
}

function Listings({ listings }: { listings: Parameters<typeof OwnListingRow>[0]["listing"][] }) {
  if (listings.length === 0) return <NoneYet />;
  return (
    <ul className={ownStyles.list}>
      {listings.map((listing) => (
        <li key={listing.id}>
          <OwnListingRow listing={listing} />
        </li>
      ))}
    </ul>
  );
}

function NoneYet() {
  const { t } = useWording();
  return (
    <div className="empty">
      <span className="disc">
        <CarFront className="i" aria-hidden="true" />
      </span>
      <h3>{t("welcome.mineEmpty")}</h3>
      <p className="soft">{t("welcome.mineEmptyText")}</p>
      <SellLink className="btn pri">
        <Plus className="i s" aria-hidden="true" />
        {t("welcome.mineAdd")}
      </SellLink>
    </div>
  );
}
