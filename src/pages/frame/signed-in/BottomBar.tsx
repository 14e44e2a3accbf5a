import { Heart, House, Search, Table2, UserRound } from "lucide-react";
import { reaches, useAccount } from "#features/accounts/current-account.ts";
import { MessagesButton } from "#features/conversations/MessagesButton.tsx";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";

/** Where a signed-in user goes most, at the bottom of a phone. A car's page has its own bar there. */
export function BottomBar() {
  const { t } = useWording();
  const mayTalk = reaches(useAccount(), ["sales"]);
  return (
    <nav className="bar tabbar phone" aria-label={t("signed-in.bottomBar")}>
      <Link to="/" activeOptions={{ exact: true, includeHash: true }}>
        <House className="i l" aria-hidden="true" />
        {t("common.home")}
      </Link>
      <Link to="/cars">
        <Search className="i l" aria-hidden="true" />
        {t("signed-in.search")}
      </Link>
      <Link to="/favorites">
        <Heart className="i l" aria-hidden="true" />
        {t("signed-in.saved")}
      </Link>
      {mayTalk ? (
        <MessagesButton inBar />
      ) : (
        <Link to="/my-stock">
          <Table2 className="i l" aria-hidden="true" />
          {t("signed-in.stock")}
        </Link>
      )}
      <Link to="/user-dashboard">
        <UserRound className="i l" aria-hidden="true" />
        {t("signed-in.account")}
      </Link>
    </nav>
  );
}
