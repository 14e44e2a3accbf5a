import { useAdmin } from "#features/administrators/client/use-admin.tsx";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { useTabAddress } from "#features/administrators/client/use-tab-address.ts";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import "#ui/css/tabs.css";
import * as styles from "./approvals-tab.module.css";
import { Badges } from "./Badges.tsx";
import { Campaigns } from "./Campaigns.tsx";

const lists = ["badges", "campaigns"] as const;

/** What sellers bought and a user looks at first: badges for who looks after users, campaigns for who writes to them. */
export default function ApprovalsTab() {
  const at = useTabAddress();
  const mayBadges = useAdmin().areas.includes("users");
  if (!mayBadges) return <Campaigns />;
  const list = at.oneOf("list", lists) ?? "badges";
  return (
    <>
      <Lists current={list} />
      {list === "badges" ? <Badges /> : <Campaigns />}
    </>
  );
}

/** From one list to the other, with how many wait in each. */
function Lists({ current }: { current: (typeof lists)[number] }) {
  const { t, number } = useWording();
  const query = { limit: 1 };
  const waiting = {
    badges: useAdminQuery("GET /api/admin/verifications", { query }).data?.waiting,
    campaigns: useAdminQuery("GET /api/admin/campaigns", { query }).data?.waiting,
  };
  return (
    <nav className={`tabs ${styles.lists}`} aria-label={t("approvals-tab.lists")}>
      {lists.map((list) => (
        <Link
          key={list}
          to="/enhanced-admin-dashboard"
          search={{ tab: "approvals", ...(list !== "badges" && { list }) }}
          activeOptions={{ exact: true }}
          aria-current={list === current ? "page" : undefined}
        >
          {t(`approvals-tab.${list}`)}
          {Boolean(waiting[list]) && (
            <span className="n" title={t("approvals-tab.waitingCount", { count: waiting[list] ?? 0 })}>
              {number(waiting[list] ?? 0)}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
