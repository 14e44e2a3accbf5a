import { useMutation } from "@tanstack/react-query";
import { ArrowDown } from "lucide-react";
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from "react";
import { usePage, useWording } from "#ui/page.tsx";
import { dayOf } from "../screens/clock.ts";
import { keepThread, knownThread } from "../screens/conversations.api.ts";
import * as styles from "../screens/messages.module.css";
import { useOutgoing } from "../screens/outbox.ts";
import { mergeMessages, type Thread } from "../thread.ts";
import { MessageBubble } from "./MessageBubble.tsx";
import { OutgoingBubble } from "./OutgoingBubble.tsx";

/** What was said, day by day, and what is on its way. It stays at its end while new messages come, unless one reads above. */
export function MessageList({ thread }: { thread: Thread }) {
  const { t, language } = useWording();
  const { conversation, messages, seen, hasOlder } = thread;
  const sentKeys = new Set(messages.map(({ key }) => key));
  const outgoing = useOutgoing().filter(
    ({ place, key }) => place === `c:${conversation.id}` && !sentKeys.has(key),
  );
  const { box, onScroll, isAway, toEnd } = useEnd(messages.at(-1)?.number ?? 0, outgoing.length);
  let day = "";
  return (
    <div className={styles.messagesPlace}>
      <div
        ref={box}
        className={styles.messages}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        role="log"
        aria-label={t("conversations.thread", { name: conversation.other.name })}
      >
        {hasOlder && <Older thread={thread} box={box} />}
        <ol>
          {messages.map((message) => {
            const its = dayOf(language, message.sentAt);
            const begins = its !== day;
            day = its;
            return (
              <Fragment key={message.number}>
                {begins && <li className={styles.day}>{its}</li>}
                <MessageBubble message={message} seen={seen} name={conversation.other.name} />
              </Fragment>
            );
          })}
          {outgoing.map((one) => (
            <OutgoingBubble key={one.key} outgoing={one} />
          ))}
        </ol>
      </div>
      {isAway && (
        <button type="button" className={`btn sec sm ${styles.end}`} onClick={toEnd}>
          <ArrowDown className="i s" aria-hidden="true" />
          {t("conversations.newMessages")}
        </button>
      )}
    </div>
  );
}

/** Nearer than this to its end, in pixels, a user reads the last messages. */
const near = 120;

function useEnd(last: number, waiting: number) {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const seenLast = useRef(0);
  const [isAway, setIsAway] = useState(false);
  useLayoutEffect(() => {
    const isNew = last > seenLast.current;
    seenLast.current = last;
    // One's own message is always looked at.
    if (isAtEnd.current || waiting > 0) showEnd(box.current);
    else if (isNew) setIsAway(true);
  }, [last, waiting]);
  // Pictures, fonts, the keyboard of a phone: whatever moves the end, it stays in view.
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const watcher = new ResizeObserver(() => isAtEnd.current && showEnd(current));
    watcher.observe(current);
    if (current.lastElementChild) watcher.observe(current.lastElementChild);
    return () => watcher.disconnect();
  }, []);
  const onScroll = () => {
    const { current } = box;
    if (!current) return;
    isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < near;
    if (isAtEnd.current) setIsAway(false);
  };
  return { box, onScroll, isAway, toEnd: () => showEnd(box.current) };
}

function showEnd(box: HTMLElement | null): void {
  if (box) box.scrollTop = box.scrollHeight;
}

/** Fetches what was said before; what one reads stays where it is. */
function Older({ thread, box }: { thread: Thread; box: { current: HTMLDivElement | null } }) {
  const { t } = useWording();
  const { api, queryClient } = usePage();
  const { id } = thread.conversation;
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () =>
      api("GET /api/conversations/:id/messages", {
        params: { id },
        query: { before: thread.messages[0]?.number ?? 1 },
      }),
    onSuccess: ({ data, hasMore }) => {
      const known = knownThread(queryClient, id);
      if (!known) return;
      const { current } = box;
      const fromEnd = current ? current.scrollHeight - current.scrollTop : 0;
      keepThread(queryClient, id, {
        ...known,
        messages: mergeMessages(known.messages, data),
        hasOlder: hasMore,
      });
      requestAnimationFrame(() => {
        if (current) current.scrollTop = current.scrollHeight - fromEnd;
      });
    },
  });
  return (
    <button
      type="button"
      className={`btn quiet sm ${styles.older}`}
      aria-busy={isPending}
      onClick={() => isPending || mutate()}
    >
      {t(isError ? "conversations.retry" : "conversations.older")}
    </button>
  );
}
