import { useQuery } from "@tanstack/react-query";
import { ChevronRight, SearchX } from "lucide-react";
import { ListingCard } from "#features/listings/card/ListingCard.tsx";
import { ListingCardSkeleton } from "#features/listings/card/ListingCardSkeleton.tsx";
import { Link } from "#platform/page/routing.ts";
import { FailedPanel } from "#ui/FailedPanel.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import type { WelcomeSearching } from "./use-welcome-search.ts";
import { resultsQuery, sizes } from "./welcome.api.ts";
import * as styles from "./welcome.module.css";

const skeletons = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** The first listings of the advanced search, in their four states: on their way, none, failed, there. */
export function Results({ searching: { search, clear } }: { searching: WelcomeSearching }) {
  const { t } = useWording();
  const { api } = usePage();
  const { data, isError, isPlaceholderData, refetch } = useQuery(resultsQuery(api, search));
  if (isError) {
    const retry = () => void refetch();
    return <FailedPanel title={t("welcome.failed")} text={t("welcome.failedText")} onRetry={retry} />;
  }
  if (!data) {
    return (
      <div className={`grid-cards ${styles.four}`} role="status" aria-label={t("welcome.loading")}>
        {skeletons.map((key) => (
          <ListingCardSkeleton key={key} />
        ))}
      </div>
    );
  }
  if (data.total === 0) return <None onClear={clear} />;
  return (
    <section
      aria-labelledby="results"
      aria-busy={isPlaceholderData}
      data-old={isPlaceholderData || undefined}
    >
      <div className="sec-h">
        <h2 id="results" aria-live="polite">
          {t("welcome.found", { count: data.total })}
        </h2>
        {data.total > sizes.results && (
          <Link className="link" to="/cars" search={search}>
            {t("welcome.viewAll", { count: data.total })}
            <ChevronRight className="i s flip" aria-hidden="true" />
          </Link>
        )}
      </div>
      <div className={`grid-cards ${styles.four}`}>
        {data.data.map((listing) => (
          <ListingCard
            key={listing.id}
            listing={listing}
            sizes="(min-width: 1000px) 292px, (min-width: 600px) 50vw, 100vw"
          />
        ))}
      </div>
    </section>
  );
}

function None({ onClear }: { onClear: () => void }) {
  const { t } = useWording();
  return (
    <div className="panel empty" role="status">
      <SearchX className="i l muted" aria-hidden="true" />
      <h2>{t("welcome.none")}</h2>
      <p className="soft">{t("welcome.noneText")}</p>
      <button type="button" className="btn sec" onClick={onClear}>
        {t("welcome.clear")}
      </button>
    </div>
  );
}
