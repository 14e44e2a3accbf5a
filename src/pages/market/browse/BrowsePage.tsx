import { BrowseParts } from "./BrowseParts.tsx";
import { ResultsHeading } from "./ResultsHeading.tsx";
import { useBrowse } from "./use-browse.ts";

/** Browsing cars or motorcycles. */
export default function BrowsePage() {
  const browse = useBrowse();
  return (
    <div className="wrap browse">
      <BrowseParts browse={browse} heading={<ResultsHeading browse={browse} />} />
    </div>
  );
}
