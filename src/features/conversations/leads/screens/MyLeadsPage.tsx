import { useEffect } from "react";
import { reaches } from "#features/accounts/current-account.ts";
import { useLastingAccount } from "#features/accounts/use-lasting-account.ts";
import { OutOfReach } from "#features/staff/screens/OutOfReach.tsx";
import { useSearch } from "#platform/page/routing.ts";
import { preloadToasts } from "#ui/Toasts.tsx";
import { LeadList } from "./LeadList.tsx";
import { LeadView } from "./LeadView.tsx";
import * as styles from "./leads.module.css";
import { readLeads } from "./leads-address.ts";

/** Who asked about one's listings: the list, or one of it. */
export default function MyLeadsPage() {
  const account = useLastingAccount();
  const { asked, lead } = readLeads(useSearch());
  useEffect(preloadToasts, []);
  if (!account) return null;
  if (!reaches(account, ["sales"])) return <OutOfReach />;
  return (
    <div className={`wrap ${styles.page}`} key={account.id}>
      {lead ? <LeadView key={lead} id={lead} asked={asked} /> : <LeadList asked={asked} />}
    </div>
  );
}
