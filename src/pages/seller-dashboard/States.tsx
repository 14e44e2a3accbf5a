import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { listingStatuses, vehicleTypes } from "#features/reference/enumerations.ts";
import { Link } from "#platform/page/routing.ts";
import { Failed } from "#ui/Failed.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { attentionQuery } from "./dashboard.api.ts";
import * as styles from "./dashboard.module.css";
import { tabOf } from "./dashboard-search.ts";
import { NoneYet } from "./NoneYet.tsx";

/** How many listings are in each state, each number a way to them. */
export function States() {
  const { t, number } = useWording();
  const { api } = usePage();
  const { data, isError, refetch } = useQuery(attentionQuery(api));
  if (isError && !data) return <Failed text={t("dashboard.listFailed")} onRetry={() => void refetch()} />;
  const kinds = vehicleTypes.filter((kind) => data && Object.values(data.counts[kind]).some((n) => n > 0));
  return (
    <section className="panel" aria-labelledby="states">
      <h2 id="states" className={styles.heading}>
        {t("dashboard.states")}
      </h2>
      {!data && <span className={`sk ${styles.statesSkeleton}`} aria-hidden="true" />}
      {data && kinds.length === 0 && <NoneYet kind="car" />}
      {data &&
        kinds.map((kind) => (
          <div key={kind} className={styles.states}>
            <Link className="link" to="/user-dashboard" search={{ tab: tabOf(kind) }}>
              {t(`dashboard.${tabOf(kind)}`)}
              <ChevronRight className="i s flip" aria-hidden="true" />
            </Link>
            <ul>
              {listingStatuses
                .filter((status) => data.counts[kind][status] > 0)
                .map((status) => (
                  <li key={status}>
                    <Link className="chip" to="/user-dashboard" search={{ tab: tabOf(kind), status }}>
                      {t(`dashboard.${status}`)}
                      <b>{number(data.counts[kind][status])}</b>
                    </Link>
                  </li>
                ))}
            </ul>
          </div>
        ))}
    </section>
  );
}
