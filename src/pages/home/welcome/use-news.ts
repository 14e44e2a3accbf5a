import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useAccount } from "#features/accounts/current-account.ts";
import { cheaperQuery, keptCardsQuery } from "#features/shortlist/favorites/favorites.api.ts";
import { seenOnDevice } from "#features/shortlist/recent/recent-on-device.ts";
import { recentQuery } from "#features/shortlist/recent/screens/recent.api.ts";
import { savedSearchesQuery } from "#features/shortlist/saved-searches/screens/saved-searches.api.ts";
import { usePage } from "#ui/page.tsx";
import { useAnswering } from "#ui/use-answering.ts";
import { likeQuery, sizes } from "./welcome.api.ts";

/**
 * What the home page opens with; nothing while the page of a user who has just signed out still stands. What was looked at
 * last is the account's where it keeps that, else the device's, of which the server knows nothing.
 */
export function useNews() {
  const { api } = usePage();
  const account = useAccount();
  const mine = { enabled: account !== null };
  const isAlive = useAnswering();
  const searches = useQuery({ ...savedSearchesQuery(api), ...mine });
  const cheaper = useQuery({ ...cheaperQuery(api), ...mine });
  const recent = useQuery({ ...recentQuery(api), ...mine });
  const asksDevice = isAlive && account !== null && recent.data?.kept === false;
  const ids = useMemo(
    () => (asksDevice ? seenOnDevice(account.id).slice(0, sizes.seen) : []),
    [asksDevice, account?.id],
  );
  const ofDevice = useQuery({ ...keptCardsQuery(api, ids), enabled: ids.length > 0 });
  const seen = (recent.data?.kept ? recent.data.data : (ids.length > 0 && ofDevice.data) || []).slice(
    0,
    sizes.seen,
  );
  const last = seen[0]?.id ?? "";
  const like = useQuery({ ...likeQuery(api, last), enabled: last !== "" && account !== null });
  const known = new Set(seen.map(({ id }) => id));
  const shown = {
    searches: (searches.data ?? []).filter(({ newCount }) => newCount > 0).slice(0, sizes.searches),
    cheaper: cheaper.data ?? [],
    seen,
    like: last === "" ? [] : (like.data ?? []).filter(({ id }) => !known.has(id)),
  };
  const isQuiet =
    [searches, cheaper, recent].every(({ data }) => data !== undefined) &&
    !(ids.length > 0 && ofDevice.isPending) &&
    Object.values(shown).every((part) => part.length === 0);
  return { ...shown, isQuiet };
}
