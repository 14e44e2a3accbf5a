import { CloudOff, RotateCw } from "lucide-react";
import { useEffect, useState } from "react";
import { nextPage } from "#features/accounts/sign-in/next-page.ts";
import type { CardView } from "#features/listings/card/card-view.ts";
import { ListingCard } from "#features/listings/card/ListingCard.tsx";
import { useRouter } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import { listingOfPage } from "../offline-store.ts";
import * as styles from "./offline.module.css";
import { type Kept, readCached } from "./read-cached.ts";
import { whenReached } from "./when-reached.ts";

/** Stands in for a page that cannot be fetched: what was looked at last and what was saved, as far as the device has it. */
export default function OfflinePage() {
  const { t } = useWording();
  const found = useKept();
  const kept = found?.kept;
  useWay(found);
  return (
    <div className={`wrap zone ${styles.page}`}>
      <div className="panel empty">
        <span className="disc">
          <CloudOff className="i" aria-hidden="true" />
        </span>
        <h1>{t("offline.title")}</h1>
        <p className="soft">{t("offline.text")}</p>
        <button type="button" className="btn pri" onClick={() => location.assign(found?.wanted ?? "/")}>
          <RotateCw className="i s" aria-hidden="true" />
          {t("common.retry")}
        </button>
      </div>
      {kept && <Listings title={t("offline.saved")} listings={kept.saved} />}
      {kept && <Listings title={t("offline.visited")} listings={kept.visited} />}
      {kept && kept.saved.length + kept.visited.length === 0 && (
        <p className="soft">{t("offline.nothing")}</p>
      )}
    </div>
  );
}

interface Found {
  kept: Kept;
  /** What was asked for; only ever a page of our own. */
  wanted: string;
}

/**
 * What the device has, and what was asked for. The router cannot say that: this page was drawn before anybody asked for
 * anything, and the browser takes it over as it was drawn.
 */
function useKept(): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    const wanted = nextPage(new URLSearchParams(location.search).get("to"));
    void readCached().then((kept) => setFound({ kept, wanted }));
  }, []);
  return found;
}

/** Leads on to the listing that was asked for, where the device has it; and to any page once there is a network again. */
function useWay(found: Found | undefined): void {
  const router = useRouter();
  useEffect(() => {
    if (!found) return;
    const { kept, wanted } = found;
    const id = listingOfPage(wanted.replace(/[?#].*$/, ""));
    if (id && kept.visited.some((listing) => listing.id === id)) {
      void router.navigate({ to: "/cars/$id", params: { id }, replace: true });
      return;
    }
    const leaving = new AbortController();
    void whenReached(leaving.signal).then((reached) => reached && location.assign(wanted));
    return () => leaving.abort();
  }, [found, router]);
}

function Listings({ title, listings }: { title: string; listings: readonly CardView[] }) {
  if (listings.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <div className="grid-cards">
        {listings.map((listing) => (
          <ListingCard key={listing.id} listing={listing} />
        ))}
      </div>
    </section>
  );
}
