import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { Cards } from "#features/listings/card/Cards.tsx";
import { ListingCardSkeleton } from "#features/listings/card/ListingCardSkeleton.tsx";
import { resultsQuery } from "#features/search/search.api.ts";
import type { Facets } from "#features/search/search-answer.schema.ts";
import { FailedPanel } from "#ui/FailedPanel.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { EmptyResults } from "./EmptyResults.tsx";
import { Pagination } from "./Pagination.tsx";
import type { Browse } from "./use-browse.ts";

/** How long the listings of the last search may stand dimmed before skeletons take their place. */
const patience = 250;
const skeletons = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];

interface Props {
  browse: Browse;
  facets: Facets | undefined;
}

/** The listings in their four states: on their way, none, failed, there. */
export function Results({ browse, facets }: Props) {
  const { t } = useWording();
  const { api } = usePage();
  const { data, isError, isPlaceholderData, refetch } = useQuery(resultsQuery(api, browse));
  const ask = useCallback(() => void refetch({ cancelRefetch: false }), [refetch]);
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
  if (data.total === 0) return <EmptyResults browse={browse} facets={facets} />;
  return (
    <>
      <Cards
        as="section"
        name="results"
        list={data.list}
        layout={layout}
        heading="h2"
        eager
        className={className}
        aria-label={t("browse.results")}
        aria-busy={isPlaceholderData}
        data-old={isPlaceholderData || undefined}
        onMissing={ask}
        instead={places}
      />
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
