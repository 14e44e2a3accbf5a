import { useAdmin } from "#features/administrators/client/use-admin.tsx";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { useTabAddress } from "#features/administrators/client/use-tab-address.ts";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { useWording } from "#ui/page.tsx";
import type { Stats } from "../stats.contract.ts";
import { ActivityPanel } from "./ActivityPanel.tsx";
import { AttentionPanel } from "./AttentionPanel.tsx";
import { Cards } from "./Cards.tsx";
import "#ui/css/stats.css";
import * as styles from "./overview-tab.module.css";
import { PaymentsPanel } from "./PaymentsPanel.tsx";
import { PlacesPanel } from "./PlacesPanel.tsx";
import { RevenuePanel } from "./RevenuePanel.tsx";
import { SeriesPanel } from "./SeriesPanel.tsx";
import { SystemPanel } from "./SystemPanel.tsx";

const periods = ["7", "30", "365"] as const;

/** What the market is at this moment, of what the role may see; refreshed by itself. */
export default function OverviewTab() {
  const { t } = useWording();
  const at = useTabAddress();
  const days = at.oneOf("days", periods) ?? "30";
  const found = useAdminQuery("GET /api/admin/stats", { query: { days } });
  return (
    <>
      <fieldset className={styles.period}>
        <legend className="sr">{t("overview-tab.period")}</legend>
        <div className="seg">
          {periods.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === days}
              onClick={() => at.set({ days: one === "30" ? undefined : one })}
            >
              {t(`overview-tab.days${one}`)}
            </button>
          ))}
        </div>
      </fieldset>
      <ListState query={found} isEmpty={false}>
        {found.data && <Overview stats={found.data} />}
      </ListState>
    </>
  );
}

function Overview({ stats }: { stats: Stats }) {
  const { areas } = useAdmin();
  const { months, places, activity, system } = stats;
  return (
    <>
      <Cards stats={stats} />
      <div className={`${styles.share} ${styles.wide}`}>
        <div>
          {months && <RevenuePanel months={months} />}
          {areas.includes("payments") && <PaymentsPanel />}
          <SeriesPanel stats={stats} />
          {activity && <ActivityPanel activity={activity} />}
        </div>
        <div>
          <AttentionPanel stats={stats} />
          {places && <PlacesPanel places={places} />}
          {system && <SystemPanel system={system} />}
        </div>
      </div>
    </>
  );
}
