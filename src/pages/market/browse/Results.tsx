import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { Cards } from "#features/listings/card/Cards.tsx";
import { ListingCardSkeleton } from "#features/listings/card/ListingCardSkeleton.tsx";
import { useSwipe } from "#features/listings/card/swipe.ts";
import { resultsQuery } from "#features/search/search.api.ts";
import { later } from "#platform/page/hydrate-later.tsx";
import { FailedPanel } from "#ui/FailedPanel.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { useKeepSearch } from "./keep-search.ts";
import { Pagination } from "./Pagination.tsx";
import type { Browse } from "./use-browse.ts";

/** How long the listings of the last search may stand dimmed before skeletons take their place. */
const patience = 250;
const skeletons = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];

/** Few searches end at nothing. */
export const WaysOn = later(
  () => import("./WaysOn.tsx"),
  () => document.querySelector("[data-ways]") !== null,
);

/** Few ask where listings are. */
export const PlacesMap = later(
  () => import("./map/PlacesMap.tsx"),
  () => document.querySelector("[data-map]") !== null,
);

/** The listings in their four states: on their way, none, failed, there. */
export function Results({ browse }: { browse: Browse }) {
  const { t } = useWording();
  const { api } = usePage();
  const { data, isError, isPlaceholderData, refetch } = useQuery(resultsQuery(api, browse));
  const ask = useCallback(() => void refetch({ cancelRefetch: false }), [refetch]);
  const { keep } = useKeepSearch(browse);
  const swipe = useSwipe();
  const slow = useAfter(patience, isPlaceholderData);
  const layout = browse.search.view === "list" ? "list" : "grid";

  if (isError) {
    const title = t("browse.failedTitle", { vehicleType: browse.vehicleType });
    return <FailedPanel title={title} text={t("browse.failedText")} onRetry={() => void refetch()} />;
  }
  const className = layout === "grid" ? "grid-cards" : "list-cards";
  const places = (
    <div className={className} role="status" aria-label={t("browse.loading")}>
      {skeletons.map((key) => (
        <ListingCardSkeleton key={key} layout={layout} />
      ))}
    </div>
  );
  if (!data || (isPlaceholderData && slow)) return places;
  if (data.total === 0) return <WaysOn browse={browse} results={data} onKeep={keep} />;
  if (browse.search.view === "map") return <PlacesMap browse={browse} />;
  return (
    <>
      <Cards
        as="section"
        name="results"
        list={data.list}
        layout={layout}
        heading="h2"
        eager
        distances={data.distances}
        className={className}
        aria-label={t("browse.results")}
        aria-busy={isPlaceholderData}
        data-old={isPlaceholderData || undefined}
        onPointerDown={swipe}
        onMissing={ask}
        instead={places}
      />
      {data.ways && <WaysOn browse={browse} results={data} onKeep={keep} />}
      <Pagination browse={browse} total={data.totalPages} />
    </>
  );
}

/** True once something has lasted for so many milliseconds. */
function useAfter(milliseconds: number, going: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!going) return;
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [going, milliseconds]);
  return late;
}
