import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { useEffect, useState } from "react";
import { ApiError } from "#platform/http/api.ts";
import { useLiveState } from "#platform/live/browser/live.ts";
import { Failed } from "#ui/Failed.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { clearUnread } from "../follow-conversations.ts";
import { ReadyReplies } from "../prepared/ReadyReplies.tsx";
import { threadQuery, unreadMessagesQuery } from "../screens/conversations.api.ts";
import * as styles from "../screens/messages.module.css";
import { type Thread as Known, lastOfOther } from "../thread.ts";
import { Arranged } from "./Arranged.tsx";
import { BackLink } from "./BackLink.tsx";
import { Composer } from "./Composer.tsx";
import { MessageList } from "./MessageList.tsx";
import { ThreadHead } from "./ThreadHead.tsx";
import { WhyNot } from "./WhyNot.tsx";

/** While the stream is away a conversation that is looked at is asked for now and then. */
const askAgainMs = 15_000;

/** One conversation: the listing it is about, what was said, the field to write in. */
export function Thread({ id, accountId }: { id: string; accountId: string }) {
  const { t } = useWording();
  const page = usePage();
  const dropped = useLiveState() === "dropped";
  const { data, error, refetch } = useQuery({
    ...threadQuery(page, id),
    refetchInterval: dropped ? askAgainMs : false,
  });
  useReading(id, data);
  if (!data && error instanceof ApiError && error.status === 404) return <Missing />;
  if (!data && error) {
    return (
      <div className={styles.threadFailed}>
        <BackLink />
        <Failed text={t("conversations.threadFailed")} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) {
    return (
      <span className={`sk ${styles.wait}`} role="status" aria-label={t("conversations.threadLoading")} />
    );
  }
  const { conversation } = data;
  return (
    <div className={styles.thread}>
      <ThreadHead conversation={conversation} />
      <MessageList thread={data} />
      {conversation.state === "open" && <Arranged conversation={conversation} />}
      {conversation.state === "open" ? (
        <Composer key={id} place={`c:${id}`} accountId={accountId} name={conversation.other.name}>
          {(say) => conversation.role === "seller" && <ReadyReplies say={say} />}
        </Composer>
      ) : (
        <WhyNot conversation={conversation} />
      )}
    </div>
  );
}

/** Tells the server how far was read, while the page is looked at; the counts take over what is left. */
function useReading(id: string, thread: Known | undefined): void {
  const page = usePage();
  const isLookedAt = useIsLookedAt();
  const upTo = thread ? lastOfOther(thread) : 0;
  const waits = thread !== undefined && (thread.conversation.unread > 0 || thread.messages.some(isUnread));
  useEffect(() => {
    if (!isLookedAt || upTo === 0 || !waits) return;
    const { api, queryClient } = page;
    // A failure leaves them unread, and the next message or visit says it again.
    api("POST /api/conversations/:id/read", { params: { id }, body: { upTo } }).then(
      ({ unread }) => {
        queryClient.setQueryData(unreadMessagesQuery(api).queryKey, unread);
        clearUnread(page, id);
      },
      () => {},
    );
  }, [page, id, upTo, waits, isLookedAt]);
}

const isUnread = ({ mine, readAt }: Known["messages"][number]) => !mine && readAt === null;

function useIsLookedAt(): boolean {
  const [is, setIs] = useState(false);
  useEffect(() => {
    const look = () => setIs(document.visibilityState === "visible");
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return is;
}

function Missing() {
  const { t } = useWording();
  return (
    <div className="empty">
      <span className="disc">
        <SearchX className="i" aria-hidden="true" />
      </span>
      <h2>{t("conversations.missing")}</h2>
      <p className="soft">{t("conversations.missingText")}</p>
      <BackLink />
    </div>
  );
}
