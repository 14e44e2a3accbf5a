import { useQuery } from "@tanstack/react-query";
import { BookOpen } from "lucide-react";
import { reaches, useAccount } from "#features/accounts/current-account.ts";
import { OutOfReach } from "#features/staff/screens/OutOfReach.tsx";
import { Link } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { myShowroomQuery } from "../../own-showroom/screens/my-showroom.api.ts";
import { NotYet } from "../../own-showroom/screens/NotYet.tsx";
import { Feeds } from "./Feeds.tsx";
import * as styles from "./integrations.module.css";
import { Keys } from "./Keys.tsx";
import { Webhooks } from "./Webhooks.tsx";

/** Where a dealer connects programs and sites of others: keys, what they are told, what they may read. */
export default function IntegrationsPage() {
  const { t } = useWording();
  const { api } = usePage();
  const { data: showroom } = useQuery({ ...myShowroomQuery(api), staleTime: Number.POSITIVE_INFINITY });
  const account = useAccount();
  if (!reaches(account, [])) return <OutOfReach />;
  if (!showroom) return <NotYet />;
  return (
    <div className={`wrap zone stack ${styles.page}`}>
      <div className="row between wrapx">
        <div>
          <h1>{t("integrations.title")}</h1>
          <p className="soft">{t("integrations.intro")}</p>
        </div>
        <div className={styles.links}>
          <a className="link" href="/api/docs#tag/stock">
            <BookOpen className="i s" aria-hidden="true" />
            {t("integrations.guide")}
          </a>
          <Link className="link" to="/my-showroom">
            {t("integrations.back")}
          </Link>
        </div>
      </div>
      <Keys />
      <Webhooks />
      <Feeds />
    </div>
  );
}
