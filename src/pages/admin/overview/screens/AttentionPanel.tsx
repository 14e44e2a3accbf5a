import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import type { Stats } from "../stats.contract.ts";
import { durationOf } from "./duration.ts";
import * as styles from "./overview-tab.module.css";

const tabOf = {
  late: "review",
  reports: "reported",
  conversations: "conversations",
  dealers: "dealers",
  latePayments: "payments",
  payments: "payments",
  campaigns: "approvals",
  verifications: "approvals",
  endingSoon: "subscriptions",
} as const;
type Kind = keyof typeof tabOf;

/** What waits for a user of this role, each with the way to it; and how long reviews take. */
export function AttentionPanel({ stats: { attention, review } }: { stats: Stats }) {
  const { t, number } = useWording();
  const waiting = (Object.keys(tabOf) as Kind[]).filter((kind) => (attention[kind] ?? 0) > 0);
  return (
    <section className="panel" aria-labelledby="ov-attention">
      <div className="panel-h">
        <h2 id="ov-attention">{t("overview-tab.attention")}</h2>
      </div>
      {waiting.length === 0 && <p className="soft">{t("overview-tab.nothingWaits")}</p>}
      <ul className={styles.list}>
        {waiting.map((kind) => (
          <li key={kind}>
            <Link className="link" to="/enhanced-admin-dashboard" search={{ tab: tabOf[kind] }}>
              {t(`overview-tab.waits_${kind}`)}
            </Link>
            <span className={kind === "endingSoon" ? "badge" : "badge warn"}>
              {number(attention[kind] ?? 0)}
            </span>
          </li>
        ))}
        {review && (
          <li>
            <span>{t("overview-tab.reviewTime")}</span>
            <span className="m">
              {review.medianSeconds === null
                ? t("overview-tab.noReviews")
                : durationOf(review.medianSeconds, t)}
            </span>
          </li>
        )}
      </ul>
    </section>
  );
}
