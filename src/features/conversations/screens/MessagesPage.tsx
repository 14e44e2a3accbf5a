import { useQuery } from "@tanstack/react-query";
import { MessageSquare } from "lucide-react";
import { useEffect } from "react";
import { reaches } from "#features/accounts/current-account.ts";
import { useLastingAccount } from "#features/accounts/use-lasting-account.ts";
import { OutOfReach } from "#features/staff/screens/OutOfReach.tsx";
import { onLive } from "#platform/live/browser/live.ts";
import { useSearch } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { preloadToasts } from "#ui/Toasts.tsx";
import { ConversationList } from "../list/ConversationList.tsx";
import { NewThread } from "../thread/NewThread.tsx";
import { Thread } from "../thread/Thread.tsx";
import { conversationAboutQuery } from "./conversations.api.ts";
import { Dropped } from "./Dropped.tsx";
import { forgetOthers } from "./device-store.ts";
import * as styles from "./messages.module.css";
import { readMessages } from "./messages-search.ts";
import { openOutbox } from "./outbox.ts";
import { retryUnreached } from "./send-messages.ts";

/** All conversations and the one that is open: side by side where there is room, else one after the other. */
export default function MessagesPage() {
  const { t } = useWording();
  const account = useLastingAccount();
  useEffect(preloadToasts, []);
  if (!reaches(account, ["sales"])) return <OutOfReach />;
  return (
    <div className={`wrap ${styles.conversations}`}>
      <h1>{t("conversations.title")}</h1>
      {account && <Panes key={account.id} accountId={account.id} />}
    </div>
  );
}

function Panes({ accountId }: { accountId: string }) {
  const { t } = useWording();
  const page = usePage();
  const { c, car } = readMessages(useSearch());
  const about = useQuery({ ...conversationAboutQuery(page.api, car ?? ""), enabled: car !== undefined });
  const open = c ?? about.data?.id;
  useOutboxOf(accountId);
  return (
    <>
      <Dropped />
      <div
        className={c || car ? `${styles.panes} panel flush ${styles.single}` : `${styles.panes} panel flush`}
      >
        <section className={styles.list} aria-label={t("conversations.list")}>
          <ConversationList current={open} />
        </section>
        <section className={styles.threadPane}>
          {open && <Thread key={open} id={open} accountId={accountId} />}
          {!open && car && !about.isPending && <NewThread key={car} carId={car} accountId={accountId} />}
          {!open && car && about.isPending && (
            <span
              className={`sk ${styles.wait}`}
              role="status"
              aria-label={t("conversations.threadLoading")}
            />
          )}
          {!c && !car && (
            <div className="empty">
              <span className="disc">
                <MessageSquare className="i" aria-hidden="true" />
              </span>
              <h2>{t("conversations.pick")}</h2>
              <p className="soft">{t("conversations.pickText")}</p>
            </div>
          )}
        </section>
      </div>
    </>
  );
}

/** What could not be sent is sent as soon as the server is there again. */
function useOutboxOf(accountId: string): void {
  const page = usePage();
  useEffect(() => {
    forgetOthers(accountId);
    openOutbox(accountId);
    retryUnreached(page);
    const again = () => retryUnreached(page);
    const stop = onLive(({ event }) => event === "hello" && again());
    addEventListener("online", again);
    return () => {
      stop();
      removeEventListener("online", again);
    };
  }, [accountId, page]);
}
