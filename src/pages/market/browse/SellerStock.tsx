import { BrowseParts } from "./BrowseParts.tsx";
import * as styles from "./browse.module.css";
import { ResultsHeading } from "./ResultsHeading.tsx";
import { type BrowsePlace, useBrowseAt } from "./use-browse.ts";

/** What one seller has of a kind, with every filter of the market, under a heading of its page. */
export function SellerStock({ place, heading }: { place: BrowsePlace; heading: string }) {
  const browse = useBrowseAt(place);
  return (
    <div className={`wrap ${styles.browse}`}>
      <BrowseParts browse={browse} heading={<ResultsHeading browse={browse} title={heading} />} />
    </div>
  );
}
