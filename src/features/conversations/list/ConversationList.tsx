import { useInfiniteQuery } from "@tanstack/react-query";
import { MessagesSquare } from "lucide-react";
import { useLiveState } from "#platform/live/browser/live.ts";
import { Failed } from "#ui/Failed.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { conversationsQuery } from "../screens/conversations.api.ts";
import { ConversationRow } from "./ConversationRow.tsx";
import * as styles from "./list.module.css";

/** While the stream is away the list is asked for now and then. */
const askAgainMs = 20_000;

/** A user's conversations; `current` is the one that is open beside it. */
export function ConversationList({ current }: { current?: string | undefined }) {
  const { t } = useWording();
  const { api } = usePage();
  const dropped = useLiveState() === "dropped";
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...conversationsQuery(api),
    refetchInterval: dropped ? askAgainMs : false,
  });
  if (isError && !data) return <Failed text={t("conversations.failed")} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  const all = data.pages.flatMap((page) => page.data);
  // One that moved up between two pages is on both.
  const shown = [...new Map(all.map((one) => [one.id, one])).values()];
  if (shown.length === 0) return <None />;
  return (
    <>
      <ul className={styles.talks} aria-label={t("conversations.list")}>
        {shown.map((one) => (
          <ConversationRow key={one.id} conversation={one} isCurrent={one.id === current} />
        ))}
      </ul>
      {hasNextPage && (
        <button
          type="button"
          className={`btn quiet ${styles.more}`}
          aria-busy={isFetchingNextPage}
          onClick={() => isFetchingNextPage || void fetchNextPage()}
        >
          {t("conversations.more")}
        </button>
      )}
    </>
  );
}

function Waiting() {
  const { t } = useWording();
  return (
    <div className={styles.wait} role="status" aria-label={t("conversations.loading")}>
      {[1, 2, 3, 4].map((row) => (
        <span key={row} className="sk" />
      ))}
    </div>
  );
}

function None() {
  const { t } = useWording();
  return (
    <div className="empty">
      <span className="disc">
        <MessagesSquare className="i" aria-hidden="true" />
      </span>
      <h2>{t("conversations.none")}</h2>
      <p className="soft">{t("conversations.noneText")}</p>
    </div>
  );
}
