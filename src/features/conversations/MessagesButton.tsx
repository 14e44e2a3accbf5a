import { useQuery } from "@tanstack/react-query";
import { MessageSquare } from "lucide-react";
import { CountLink } from "#ui/CountLink.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { useAnswering } from "#ui/use-answering.ts";
import { unreadMessagesQuery } from "./screens/conversations.api.ts";

/** How many messages were not read, and the way to them: in the header, or with its name in the bar of a phone. Needs the namespace "signed-in". */
export function MessagesButton({ inBar = false }) {
  const { t } = useWording();
  const { api } = usePage();
  const { data = 0 } = useQuery(unreadMessagesQuery(api));
  // Another part of the page may have asked for it before this one is taken over.
  const count = useAnswering() ? data : 0;
  const label = count > 0 ? t("signed-in.messagesUnread", { count }) : t("signed-in.messages");
  return (
    <CountLink
      to="/messages"
      icon={MessageSquare}
      count={count}
      label={label}
      className={inBar ? "" : "icon-btn desk"}
    >
      {inBar && t("signed-in.messages")}
    </CountLink>
  );
}
