import type { Account } from "#features/accounts/account.contract.ts";
import { reaches, useAccount } from "#features/accounts/current-account.ts";
import { useCountInTitle } from "#features/conversations/use-count-in-title.ts";
import { useLiveMessages } from "#features/conversations/use-live-messages.ts";
import { useFavoritesOf } from "#features/shortlist/follow-favorites.ts";
import { BottomBar } from "./BottomBar.tsx";

/** What goes along with every page of a signed-in user. */
export function OverPage() {
  const account = useAccount();
  return (
    <>
      {account && <Following key={account.id} accountId={account.id} actingId={actingIdOf(account)} />}
      <BottomBar />
    </>
  );
}

/** Whose conversations are one's own now. */
const actingIdOf = ({ id, work }: Account) =>
  work?.working && work.role !== "stock" ? work.dealershipId : id;

function Following({ accountId, actingId }: { accountId: string; actingId: string }) {
  useFavoritesOf(accountId);
  useLiveMessages(actingId);
  return reaches(useAccount(), ["sales"]) && <Counting />;
}

function Counting() {
  useCountInTitle();
  return null;
}
