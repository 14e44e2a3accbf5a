import { BrowseParts } from "./BrowseParts.tsx";
import { ResultsHeading } from "./ResultsHeading.tsx";
import { type BrowsePlace, useBrowseAt } from "./use-browse.ts";

/** What one seller has of a kind, with every filter of the market, under a heading of its page. */
export function SellerStock({ place, heading }: { place: BrowsePlace; heading: string }) {
  const browse = useBrowseAt(place);
  return (
    <div className="wrap browse">
      <BrowseParts browse={browse} heading={<ResultsHeading browse={browse} title={heading} />} />
    </div>
  );
}
