import { useQuery } from "@tanstack/react-query";
import { Download, Users } from "lucide-react";
import { useTabAddress } from "#features/administrators/client/use-tab-address.ts";
import { useColleagues } from "#features/staff/screens/InCharge.tsx";
import { queryString } from "#platform/http/api.ts";
import { Link } from "#platform/page/routing.ts";
import { Filters } from "#ui/kit/list/Filters.tsx";
import { ListPager } from "#ui/kit/list/ListPager.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import * as listStyles from "../../list/list.module.css";
import { PreparedReplies } from "../../prepared/PreparedReplies.tsx";
import { leadStates } from "../lead.schema.ts";
import { LeadFigures } from "./LeadFigures.tsx";
import { LeadRow } from "./LeadRow.tsx";
import { leadsQuery } from "./leads.api.ts";
import * as styles from "./leads.module.css";
import { type AskedLeads, addressOf } from "./leads-address.ts";

/** The leads that the address asks for, the last active first. */
export function LeadList({ asked }: { asked: AskedLeads }) {
  const { t } = useWording();
  const { api } = usePage();
  const at = useTabAddress();
  const found = useQuery(leadsQuery(api, asked));
  const { data } = found;
  const all = data && Object.values(data.counts).reduce((sum, n) => sum + n, 0);
  const { state, search, mine } = asked;
  const hasTeam = useColleagues().length > 1;
  return (
    <>
      <div className={`row between wrapx ${styles.heading}`}>
        <div>
          <h1>{t("leads.title")}</h1>
          <p className="soft">{t("leads.intro")}</p>
        </div>
        <p className="row wrapx">
          <Link className="link" to="/user-dashboard">
            {t("leads.toDashboard")}
          </Link>
          {all !== 0 && (
            <a className="btn sec sm" href={`/api/leads.csv${queryString({ state, search, mine })}`} download>
              <Download className="i s" aria-hidden="true" />
              {t("leads.export")}
            </a>
          )}
        </p>
      </div>
      {data && <LeadFigures calls={data.calls} minutes={data.responseMinutes} />}
      {all !== 0 && <States asked={asked} counts={data?.counts} all={all} hasTeam={hasTeam} />}
      <section className="panel flush" aria-label={t("leads.list")}>
        {all === 0 ? (
          <div className="empty">
            <span className="disc">
              <Users className="i" aria-hidden="true" />
            </span>
            <h2>{t("leads.none")}</h2>
            <p className="soft">{t("leads.noneText")}</p>
          </div>
        ) : (
          <>
            <div className={styles.filters}>
              <Filters at={at} hint={t("leads.search")} />
            </div>
            <ListState query={found} isEmpty={data?.data.length === 0}>
              <ul className={listStyles.talks} data-old={found.isPlaceholderData || undefined}>
                {data?.data.map((lead) => (
                  <LeadRow key={lead.id} lead={lead} asked={asked} />
                ))}
              </ul>
              {data && <ListPager at={at} total={data.total} totalPages={data.totalPages} />}
            </ListState>
          </>
        )}
      </section>
      <PreparedReplies />
    </>
  );
}

interface StatesProps {
  asked: AskedLeads;
  counts: Record<(typeof leadStates)[number], number> | undefined;
  all: number | undefined;
  hasTeam: boolean;
}

/** All of them, or those in one state. */
function States({ asked, counts, all, hasTeam }: StatesProps) {
  const { t, number } = useWording();
  return (
    <nav className={`scroller ${styles.states}`} aria-label={t("leads.state")}>
      {[undefined, ...leadStates].map((state) => {
        const count = state ? counts?.[state] : all;
        return (
          <Link
            key={state ?? "all"}
            to="/my-leads"
            search={addressOf({ ...asked, state, page: 1 })}
            activeOptions={{ exact: true }}
            className={state === asked.state ? "chip on" : "chip"}
            aria-current={state === asked.state ? "true" : undefined}
            resetScroll={false}
          >
            {t(`leads.${state ?? "all"}`)}
            {count !== undefined && <span className="n">{number(count)}</span>}
          </Link>
        );
      })}
      {(hasTeam || asked.mine) && (
        <Link
          to="/my-leads"
          search={addressOf({ ...asked, mine: asked.mine ? undefined : "1", page: 1 })}
          activeOptions={{ exact: true }}
          className={asked.mine ? "chip on" : "chip"}
          aria-current={asked.mine ? "true" : undefined}
          resetScroll={false}
        >
          {t("leads.mine")}
        </Link>
      )}
    </nav>
  );
}
