import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useEffect, useState } from "react";
import { useLastingAccount } from "#features/accounts/use-lasting-account.ts";
import { ListingCard } from "#features/listings/card/ListingCard.tsx";
import type { ListingCard as Card } from "#features/listings/listing.schema.ts";
import type { Wording } from "#i18n/wording.ts";
import { Failed } from "#ui/Failed.tsx";
import { NothingYet } from "#ui/NothingYet.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { preloadToasts, toast } from "#ui/Toasts.tsx";
import { useAnswering } from "#ui/use-answering.ts";
import { Unanswered, Waiting } from "../../favorites/Empty.tsx";
import { keptCardsQuery } from "../../favorites/favorites.api.ts";
import * as styles from "../../favorites/favorites.module.css";
import { SavedTabs } from "../../SavedTabs.tsx";
import type { Recent } from "../recent.contract.ts";
import { forgetSeen, seenOnDevice } from "../recent-on-device.ts";
import { KeepSwitch } from "./KeepSwitch.tsx";
import { recentQuery } from "./recent.api.ts";

/** What a visitor looked at last: of the account where it keeps that, else of this device. */
export default function RecentPage() {
  const { t } = useWording();
  const account = useLastingAccount();
  useEffect(preloadToasts, []);
  return (
    <div className={`wrap zone ${styles.favorites}`}>
      <h1>{t("shortlist.recent")}</h1>
      <SavedTabs />
      <div className={styles.kept}>
        {account ? <OfAccount key={account.id} userId={account.id} /> : <OfDevice userId="" />}
      </div>
    </div>
  );
}

function OfAccount({ userId }: { userId: string }) {
  const { t } = useWording();
  const { api } = usePage();
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(recentQuery(api));
  const show = (recent: Recent) => queryClient.setQueryData(recentQuery(api).queryKey, recent);
  const clear = useMutation({
    mutationFn: async (cards: readonly Card[]) => {
      await api("DELETE /api/recent");
      const takeBack = forgetSeen(userId);
      show({ kept: true, data: [] });
      sayCleared(t, async () => {
        takeBack();
        show(await api("PUT /api/recent", { body: { kept: true, ids: cards.map(({ id }) => id) } }));
      });
    },
    onError: () => void toast("error", t("shortlist.notRemoved"), t("shortlist.failed")),
  });
  if (isError && !data) return <Failed text={t("shortlist.loadFailed")} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  return (
    <>
      <KeepSwitch kept={data.kept} ids={() => seenOnDevice(userId)} />
      {data.kept ? (
        <Cards cards={data.data} onClear={() => clear.mutate(data.data)} />
      ) : (
        <OfDevice userId={userId} />
      )}
    </>
  );
}

/** The server does not know of it, so it comes when the page is alive. */
function OfDevice({ userId }: { userId: string }) {
  if (useAnswering()) return <Seen userId={userId} />;
  if (userId) return <Waiting />;
  return (
    <Unanswered list="recent">
      <Nothing />
    </Unanswered>
  );
}

function Nothing() {
  const { t } = useWording();
  return (
    <NothingYet icon={History} title={t("shortlist.recentEmpty")} text={t("shortlist.recentEmptyText")} />
  );
}

function Seen({ userId }: { userId: string }) {
  const { t } = useWording();
  const { api } = usePage();
  const [ids, setIds] = useState(() => seenOnDevice(userId));
  const { data, isError, refetch } = useQuery(keptCardsQuery(api, ids));
  if (ids.length === 0) return <Nothing />;
  if (isError && !data) return <Failed text={t("shortlist.loadFailed")} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  const clear = () => {
    const takeBack = forgetSeen(userId);
    setIds([]);
    sayCleared(t, () => {
      takeBack();
      setIds(ids);
    });
  };
  return <Cards cards={data} onClear={clear} />;
}

const sayCleared = (t: Wording["t"], undo: () => void) =>
  void toast("message", t("shortlist.recentCleared"), undefined, {
    label: t("shortlist.recentUndo"),
    onClick: undo,
  });

function Cards({ cards, onClear }: { cards: readonly Card[]; onClear: () => void }) {
  const { t } = useWording();
  if (cards.length === 0) return <Nothing />;
  return (
    <>
      <div className="row between">
        <p className="soft">{t("shortlist.count", { count: cards.length })}</p>
        <button type="button" className="link" onClick={onClear}>
          {t("shortlist.recentClear")}
        </button>
      </div>
      <div className="grid-cards">
        {cards.map((listing) => (
          <ListingCard key={listing.id} listing={listing} heading="h2" />
        ))}
      </div>
    </>
  );
}
