import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { reaches, useAccount } from "#features/accounts/current-account.ts";
import { unreadMessagesQuery } from "#features/conversations/screens/conversations.api.ts";
import type { StaffRole } from "#platform/http/actor.ts";
import { Link } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { useAnswering } from "#ui/use-answering.ts";
import { attentionQuery } from "./dashboard.api.ts";
import { type DashboardTab, dashboardTabs, kindOf } from "./dashboard-search.ts";

/** Which parts of a dealership's dashboard are for some of its staff alone. */
const rolesOf: Partial<Record<DashboardTab, readonly StaffRole[]>> = {
  messages: ["sales"],
  payments: [],
  subscription: [],
};

/** Moves a bar sideways until all of the link is seen, and never the page: a user may have begun to read further down. */
function showIn(bar: Element, link: Element | null) {
  if (!link) return;
  const [seen, wanted] = [bar.getBoundingClientRect(), link.getBoundingClientRect()];
  bar.scrollLeft += Math.min(0, wanted.left - seen.left) + Math.max(0, wanted.right - seen.right);
}

/** Each part is a page of its own to the browser: it can be linked to, and gone back from. */
export function TabLinks({ current }: { current: DashboardTab }) {
  const { t, number } = useWording();
  const { api } = usePage();
  const { data } = useQuery(attentionQuery(api));
  const account = useAccount();
  const mayTalk = reaches(account, ["sales"]);
  const { data: known } = useQuery({ ...unreadMessagesQuery(api), enabled: mayTalk });
  // The header has asked for it, and may have the answer before this part is taken over.
  const unread = useAnswering() ? known : undefined;
  const nav = useRef<HTMLElement>(null);
  const isCounted = data !== undefined && (unread !== undefined || !mayTalk);
  const shown = dashboardTabs.filter((tab) => {
    const roles = rolesOf[tab];
    return !roles || reaches(account, roles);
  });
  // On a phone not all of them have room beside each other; the counts move them once more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is there is wider with its counts
  useEffect(() => {
    if (nav.current) showIn(nav.current, nav.current.querySelector(`[data-tab="${current}"]`));
  }, [current, isCounted]);
  const countOf = (tab: DashboardTab) => {
    if (tab === "messages") return unread;
    const kind = kindOf(tab);
    return kind && data && Object.values(data.counts[kind]).reduce((sum, n) => sum + n, 0);
  };
  return (
    <nav ref={nav} className="tabs" aria-label={t("dashboard.tabs")}>
      {shown.map((tab) => {
        const count = countOf(tab);
        return (
          <Link
            key={tab}
            to="/user-dashboard"
            search={tab === "overview" ? {} : { tab }}
            activeOptions={{ exact: true }}
            data-tab={tab}
            aria-current={tab === current ? "page" : undefined}
          >
            {t(`dashboard.${tab}`)}
            {count !== undefined && count > 0 && <span className="n">{number(count)}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
