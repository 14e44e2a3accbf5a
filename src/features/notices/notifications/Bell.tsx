import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Bell as Icon } from "lucide-react";
import { usePage, useWording } from "#ui/page.tsx";
import { unreadQuery } from "./notifications.queries.ts";
import "./bell.css";

const mostShown = 99;

/** In the header: how many notices were not read, and the way to them. Needs the namespace "signed-in". */
export function Bell() {
  const { t, number } = useWording();
  const { api } = usePage();
  const { data: unread = 0 } = useQuery(unreadQuery(api));
  const shown = unread > mostShown ? `${number(mostShown)}+` : number(unread);
  return (
    <Link
      to="/notifications"
      className="icon-btn bell"
      aria-label={unread > 0 ? t("signed-in.bellUnread", { count: unread }) : t("signed-in.bell")}
    >
      <Icon className="i" aria-hidden="true" />
      {unread > 0 && (
        <span className="bell-n" aria-hidden="true">
          {shown}
        </span>
      )}
    </Link>
  );
}
