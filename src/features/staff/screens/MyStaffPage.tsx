import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLastingAccount } from "#features/accounts/use-lasting-account.ts";
import { Link } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { preloadToasts } from "#ui/Toasts.tsx";
import { Activity } from "./Activity.tsx";
import { MyWork } from "./MyWork.tsx";
import { People } from "./People.tsx";
import { staffQuery } from "./staff.api.ts";
import * as styles from "./staff.module.css";

/** The team of a dealership for its owners; for a member the own work in it. */
export default function MyStaffPage() {
  const { t } = useWording();
  const { api } = usePage();
  const account = useLastingAccount();
  const { data: team } = useQuery(staffQuery(api));
  useEffect(preloadToasts, []);
  if (!account) return null;
  return (
    <div className={`wrap zone stack ${styles.page}`} key={account.id}>
      <div className="row between wrapx">
        <div>
          <h1>{t("staff.title")}</h1>
          {team && <p className="soft">{t("staff.intro")}</p>}
        </div>
        <Link className="link" to="/user-dashboard">
          {t("staff.toDashboard")}
        </Link>
      </div>
      {account.work && <MyWork work={account.work} />}
      {team && <People team={team} />}
      {team && <Activity />}
      {!team && !account.work && <p className="note plain">{t("staff.notDealer")}</p>}
    </div>
  );
}
