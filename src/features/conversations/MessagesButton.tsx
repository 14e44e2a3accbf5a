import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { MessageSquare } from "lucide-react";
import { usePage, useWording } from "#ui/page.tsx";
import { unreadMessagesQuery } from "./conversations.queries.ts";

const mostShown = 99;

/** In the header: how many messages were not read, and the way to them. Needs the namespace "signed-in". */
export function MessagesButton() {
  const { t, number } = useWording();
  const { api } = usePage();
  const { data: unread = 0 } = useQuery(unreadMessagesQuery(api));
  const shown = unread > mostShown ? `${number(mostShown)}+` : number(unread);
  return (
    <Link
      to="/messages"
      className="icon-btn bell"
      aria-label={unread > 0 ? t("signed-in.messagesUnread", { count: unread }) : t("signed-in.messages")}
    >
      <MessageSquare className="i" aria-hidden="true" />
      {unread > 0 && (
        <span className="bell-n" aria-hidden="true">
          {shown}
        </span>
      )}
    </Link>
  );
}
