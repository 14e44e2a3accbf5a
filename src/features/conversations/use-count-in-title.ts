import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { shortCount } from "#ui/CountLink.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { unreadMessagesQuery } from "./screens/conversations.api.ts";

const counted = /^\(\d+\+?\) /;

/** Puts the number of unread messages before the title of any page that is open: a tab tells of them without being looked at. */
export function useCountInTitle(): void {
  const { number } = useWording();
  const { data: unread = 0 } = useQuery(unreadMessagesQuery(usePage().api));
  const prefix = unread > 0 ? `(${shortCount(unread, number)}) ` : "";
  useEffect(() => {
    const write = () => {
      const title = prefix + document.title.replace(counted, "");
      if (document.title !== title) document.title = title;
    };
    write();
    // Each page writes its own title.
    const watcher = new MutationObserver(write);
    watcher.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      watcher.disconnect();
      document.title = document.title.replace(counted, "");
    };
  }, [prefix]);
}
