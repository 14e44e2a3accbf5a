import { useWording } from "#ui/page.tsx";
import type { ListingAnalytics } from "../analytics.contract.ts";
import * as styles from "./analytics.module.css";
import { formatRate } from "./percent.ts";
import { type Verdict, verdictOf } from "./verdict.ts";

/** What cannot be compared is said quietly. */
const tones: Record<Verdict, string> = {
  better: "badge ok",
  as: "badge info",
  worse: "badge warn",
  few: "muted tiny",
  alone: "muted tiny",
  noRate: "muted tiny",
};

type Rated = Pick<ListingAnalytics, "totals" | "contactRate" | "similarContactRate">;

/** Contacts per view, and in words how that stands beside similar listings. */
export function Rate({ of }: { of: Rated }) {
  const { t, language } = useWording();
  const verdict = verdictOf(of);
  return (
    <span className={styles.rate}>
      {of.contactRate !== null && <span>{formatRate(language, of.contactRate)}</span>}
      <span className={tones[verdict]}>{t(`analytics.${verdict}`)}</span>
    </span>
  );
}
