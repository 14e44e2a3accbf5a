import { useAccount } from "#features/accounts/current-account.ts";
import { useCountInTitle } from "#features/conversations/use-count-in-title.ts";
import { useLiveMessages } from "#features/conversations/use-live-messages.ts";
import { useFavoritesOf } from "#features/shortlist/follow-favorites.ts";
import { BottomBar } from "./BottomBar.tsx";

/** What goes along with every page of a signed-in user. */
export function OverPage() {
  const account = useAccount();
  return (
    <>
      {account && <Following key={account.id} accountId={account.id} />}
      <BottomBar />
    </>
  );
}

function Following({ accountId }: { accountId: string }) {
  useFavoritesOf(accountId);
  useLiveMessages(accountId);
  useCountInTitle();
  return null;
}
