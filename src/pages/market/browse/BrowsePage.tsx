import { BrowseParts } from "./BrowseParts.tsx";
import * as styles from "./browse.module.css";
import { ResultsHeading } from "./ResultsHeading.tsx";
import { useBrowse } from "./use-browse.ts";

/** Browsing cars or motorcycles. */
export default function BrowsePage() {
  const browse = useBrowse();
  return (
    <div className={`wrap ${styles.browse}`}>
      <BrowseParts browse={browse} heading={<ResultsHeading browse={browse} />} />
    </div>
  );
}
