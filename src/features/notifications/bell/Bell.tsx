import { useQuery } from "@tanstack/react-query";
import { Bell as Icon } from "lucide-react";
import { CountLink } from "#ui/CountLink.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { useAnswering } from "#ui/use-answering.ts";
import { unreadQuery } from "./bell.api.ts";

/** In the header: how many notices were not read, and the way to them. Needs the namespace "signed-in". */
export function Bell() {
  const { t } = useWording();
  const { api } = usePage();
  const { data = 0 } = useQuery(unreadQuery(api));
  // Another part of the page may have asked for it before this one is taken over.
  const count = useAnswering() ? data : 0;
  const label = count > 0 ? t("signed-in.bellUnread", { count }) : t("signed-in.bell");
  return <CountLink to="/notifications" icon={Icon} count={count} label={label} />;
}
