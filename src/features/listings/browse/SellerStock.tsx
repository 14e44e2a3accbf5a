import { useQuery } from "@tanstack/react-query";
import { usePage, useWording } from "#ui/page.tsx";
import { BrowseParts } from "./BrowseParts.tsx";
import { resultsQuery } from "./browse.queries.ts";
import { filterCount } from "./browse-search.ts";
import { type BrowsePlace, useBrowseAt } from "./use-browse.ts";

/** What one seller has of a kind, with every filter of the market; `heading` stands over how many there are. */
export function SellerStock({ place, heading }: { place: BrowsePlace; heading: string }) {
  const { t } = useWording();
  const { api } = usePage();
  const browse = useBrowseAt(place);
  const { data, isPlaceholderData } = useQuery(resultsQuery(api, browse));
  const key = filterCount(browse.search) > 0 ? "browse.match" : "browse.available";
  return (
    <section className="wrap browse" aria-labelledby="stock">
      <BrowseParts
        browse={browse}
        heading={
          <h2 id="stock">
            {heading}
            <small data-old={isPlaceholderData || undefined} aria-live="polite">
              {data ? t(key, { vehicleType: browse.vehicleType, count: data.total }) : "\u00a0"}
            </small>
          </h2>
        }
      />
    </section>
  );
}
