import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { useEffect } from "react";
import { unreadQuery } from "#features/notifications/bell/bell.api.ts";
import { followLive, onLive } from "#platform/live/browser/live.ts";
import type { PageContext } from "#platform/page/context.ts";
import { usePage } from "#ui/page.tsx";
import { hearMessage, hearNothingForAWhile, hearSeen } from "./follow-conversations.ts";
import type { MessageEvent, SeenEvent } from "./live.schema.ts";
import { unreadMessagesQuery } from "./screens/conversations.api.ts";

interface Hello {
  messages: number;
  notifications: number;
  undelivered: boolean;
}

/** Several messages at once are told of once. */
const soonMs = 300;

/** While an account is signed in: its counts, its conversations and its bell follow what happens, as it happens. */
export function useLiveMessages(accountId: string): void {
  const page = usePage();
  useEffect(() => {
    const stopHearing = onLive(hearFor(page, accountId));
    // What the visitor came for is fetched first.
    let stopFollowing: (() => void) | undefined;
    const begin = () => {
      stopFollowing ??= followLive(accountId);
    };
    const end = () => {
      stopFollowing?.();
      stopFollowing = undefined;
    };
    const timer = setTimeout(begin, 200);
    // A page that the browser keeps to come back to must hold no lock and no connection.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && begin();
    addEventListener("pagehide", end);
    addEventListener("pageshow", comeBack);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", end);
      removeEventListener("pageshow", comeBack);
      end();
      stopHearing();
    };
  }, [page, accountId]);
}

/** A greeting may be older than what is known by now: something was read while it was on its way. Then the server is asked. */
function learn(cache: QueryClient, queryKey: QueryKey, count: number): void {
  const known = cache.getQueryData(queryKey);
  if (known === undefined) cache.setQueryData(queryKey, count);
  else if (known !== count) void cache.invalidateQueries({ queryKey });
}

/** What each event means to what is known of an account. */
function hearFor(page: PageContext, accountId: string) {
  const { api, queryClient } = page;
  const bell = unreadQuery(api).queryKey;
  let greeted = false;
  let heardBefore = false;
  let soon: ReturnType<typeof setTimeout> | undefined;
  /** Anyone who wrote sees that it has reached a device. A failure is made good with the next one. */
  const sayDelivered = () => {
    clearTimeout(soon);
    soon = setTimeout(() => void api("POST /api/conversations/delivered").catch(() => {}), soonMs);
  };
  /** The bell counts it; the list shows it when it is come to next: what appears there counts as read. */
  const ring = () => {
    void queryClient.invalidateQueries({ queryKey: bell });
    void queryClient.invalidateQueries({ queryKey: ["notifications", "list"], refetchType: "none" });
  };
  const greet = ({ messages, notifications, undelivered }: Hello, answers: boolean) => {
    const again = greeted || heardBefore;
    greeted = true;
    heardBefore = false;
    learn(queryClient, unreadMessagesQuery(api).queryKey, messages);
    learn(queryClient, bell, notifications);
    if (undelivered && answers) sayDelivered();
    if (again) hearNothingForAWhile(page);
  };
  return ({ event, data, answers }: { event: string; data: unknown; answers: boolean }) => {
    if (event === "hello") greet(data as Hello, answers);
    else if (event === "message") {
      const told = data as MessageEvent;
      heardBefore ||= !greeted;
      hearMessage(page, told);
      if (answers && told.unread !== undefined) sayDelivered();
    } else if (event === "seen") hearSeen(page, data as SeenEvent, accountId);
    else if (event === "notification") ring();
    else if (event === "missed") {
      hearNothingForAWhile(page);
      ring();
    }
  };
}
