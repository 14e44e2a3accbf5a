import { useEffect } from "react";
import type { Account } from "#features/accounts/account.contract.ts";
import { reaches } from "#features/accounts/current-account.ts";
import { useLastingAccount } from "#features/accounts/use-lasting-account.ts";
import { ConversationList } from "#features/conversations/list/ConversationList.tsx";
import { PaymentList } from "#features/payments/screens/history/PaymentList.tsx";
import { FavoriteList } from "#features/shortlist/favorites/FavoriteList.tsx";
import * as favoritesStyles from "#features/shortlist/favorites/favorites.module.css";
import { SavedSearchList } from "#features/shortlist/saved-searches/screens/SavedSearchList.tsx";
import { Link, useSearch } from "#platform/page/routing.ts";
import { Pager } from "#ui/kit/list/Pager.tsx";
import { useWording } from "#ui/page.tsx";
import { preloadToasts } from "#ui/Toasts.tsx";
import * as dashboardStyles from "./dashboard.module.css";
import { type DashboardTab, dashboardPage, kindOf, readDashboard } from "./dashboard-search.ts";
import { MyListings } from "./MyListings.tsx";
import { Overview } from "./Overview.tsx";
import { Subscription } from "./Subscription.tsx";
import { TabLinks } from "./TabLinks.tsx";

/** How one's listings do, and what can be done with them. What is shown stays while the session has to be renewed over it. */
export default function DashboardPage() {
  const account = useLastingAccount();
  useEffect(preloadToasts, []);
  if (!account) return null;
  return <Dashboard key={account.id} account={account} />;
}

function Dashboard({ account }: { account: Account }) {
  const { t } = useWording();
  const search = readDashboard(useSearch());
  const vehicleType = kindOf(search.tab);
  const pagerOf = (tab: DashboardTab) => (total: number) => (
    <Pager page={search.page} total={total} at={dashboardPage({ tab })} />
  );
  return (
    <div className={`wrap ${dashboardStyles.dashboard}`}>
      <h1>{t("dashboard.greeting", { name: account.firstName })}</h1>
      <TabLinks current={search.tab} />
      {search.tab === "overview" && <Overview account={account} />}
      {vehicleType && (
        <MyListings key={vehicleType} asked={{ vehicleType, status: search.status, page: search.page }} />
      )}
      {search.tab === "favorites" && (
        <div className={`${dashboardStyles.part} ${favoritesStyles.favorites}`}>
          <FavoriteList page={search.page} pages={pagerOf("favorites")} />
        </div>
      )}
      {search.tab === "messages" && reaches(account, ["sales"]) && (
        <div className={`${dashboardStyles.part} ${dashboardStyles.stack} s3`}>
          <Link className="link" to="/my-leads">
            {t("dashboard.leadsLink")}
          </Link>
          <div className="panel flush">
            <ConversationList />
          </div>
        </div>
      )}
      {search.tab === "searches" && (
        <div className={dashboardStyles.part}>
          <SavedSearchList />
        </div>
      )}
      {search.tab === "subscription" && <Subscription />}
      {search.tab === "payments" && (
        <div className={`${dashboardStyles.part} ${dashboardStyles.list}`}>
          <PaymentList page={search.page} pages={pagerOf("payments")} />
        </div>
      )}
    </div>
  );
}
