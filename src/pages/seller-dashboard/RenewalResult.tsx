import { CircleAlert, CircleCheck } from "lucide-react";
import type { Renewal } from "#features/selling/selling.contract.ts";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";

const lines = [
  ["active", "dashboard.bulkActive"],
  ["pending", "dashboard.bulkPending"],
  ["limit_reached", "dashboard.bulkLimit"],
  ["warned", "dashboard.bulkWarned"],
  ["wrong_state", "dashboard.bulkState"],
] as const;

/** What came of renewing several: how many for each outcome. */
export function RenewalResult({ results }: { results: readonly Renewal[] }) {
  const { t } = useWording();
  if (results.length === 0) return null;
  const count = (outcome: Renewal["outcome"]) => results.filter((one) => one.outcome === outcome).length;
  const well = count("active") + count("pending") === results.length;
  const Icon = well ? CircleCheck : CircleAlert;
  return (
    <div className={`note ${well ? "ok" : "warn"}`}>
      <Icon className="i" aria-hidden="true" />
      <div>
        {lines.map(([outcome, words]) =>
          count(outcome) > 0 ? <p key={outcome}>{t(words, { count: count(outcome) })}</p> : null,
        )}
        {count("limit_reached") > 0 && (
          <Link className="link" to="/subscriptions">
            {t("own-actions.seePlans")}
          </Link>
        )}
      </div>
    </div>
  );
}
