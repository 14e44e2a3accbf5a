import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { BellOff, Settings2 } from "lucide-react";
import { useEffect } from "react";
import { useLastingAccount } from "#features/accounts/use-lasting-account.ts";
import { Link } from "#platform/page/routing.ts";
import { Failed } from "#ui/Failed.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { notificationsQuery, unreadQuery } from "../bell.api.ts";
import { NotificationRow } from "./NotificationRow.tsx";
import * as styles from "./notifications.module.css";

/** What the market has told a user. What is shown counts as read; it stays marked as new until the page is left. */
export default function NotificationsPage() {
  const { t } = useWording();
  const account = useLastingAccount();
  return (
    <div className={`wrap zone ${styles.notifications}`}>
      <div className={styles.head}>
        <h1>{t("notifications.title")}</h1>
        <Link className="btn quiet" to="/profile" search={{ tab: "notifications" }}>
          <Settings2 className="i s" aria-hidden="true" />
          {t("notifications.choose")}
        </Link>
      </div>
      {account && <List key={account.id} />}
    </div>
  );
}

function List() {
  const { t } = useWording();
  const { api } = usePage();
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    notificationsQuery(api),
  );
  const shown = data?.pages.flatMap((page) => page.data) ?? [];
  useReading(shown.find(({ readAt }) => readAt === null) && shown[0]?.id);
  if (isError && !data) return <Failed text={t("notifications.failed")} onRetry={() => void refetch()} />;
  if (!data)
    return <span className={`sk ${styles.wait}`} role="status" aria-label={t("notifications.loading")} />;
  if (shown.length === 0) return <None />;
  return (
    <>
      <ul className={`panel flush ${styles.list}`}>
        {shown.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} />
        ))}
      </ul>
      {hasNextPage && (
        <button
          type="button"
          className={`btn sec ${styles.more}`}
          aria-busy={isFetchingNextPage}
          onClick={() => isFetchingNextPage || void fetchNextPage()}
        >
          {t("notifications.more")}
        </button>
      )}
    </>
  );
}

/** Tells the server that everything up to this one was seen; the bell takes over what is left. */
function useReading(upTo: string | undefined): void {
  const { api } = usePage();
  const cache = useQueryClient();
  useEffect(() => {
    if (upTo === undefined) return;
    // A failure leaves them unread, and the next visit says it again.
    const { queryKey } = unreadQuery(api);
    api("POST /api/notifications/read", { body: { upTo } }).then(
      // What was asked before knows nothing of it.
      ({ unread }) => cache.cancelQueries({ queryKey }).then(() => cache.setQueryData(queryKey, unread)),
      () => {},
    );
  }, [api, cache, upTo]);
}

function None() {
  const { t } = useWording();
  return (
    <div className="panel empty">
      <span className="disc">
        <BellOff className="i" aria-hidden="true" />
      </span>
      <h2>{t("notifications.none")}</h2>
      <p className="soft">{t("notifications.noneText")}</p>
    </div>
  );
}
