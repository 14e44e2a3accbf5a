import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { useTabAddress } from "#features/administrators/client/use-tab-address.ts";
import * as styles from "#features/administrators/list/judged.module.css";
import { FilterChoice } from "#ui/kit/list/Filters.tsx";
import { ListPager } from "#ui/kit/list/ListPager.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { useWording } from "#ui/page.tsx";
import { appealStates } from "../appeal-states.ts";
import { JudgedAppeal } from "./JudgedAppeal.tsx";

/** Appeals of sellers: those that wait first, what was answered a choice away. */
export default function AppealsTab() {
  const { t } = useWording();
  const at = useTabAddress();
  const state = at.oneOf("state", appealStates) ?? "waiting";
  const found = useAdminQuery("GET /api/admin/appeals", { query: { state, page: at.page } });
  const { data } = found;
  return (
    <section className="panel flush" aria-labelledby="appeals">
      <div className="adm-list-h">
        <h2 id="appeals">{t("appeals-tab.title")}</h2>
        <FilterChoice
          label={t("appeals-tab.state")}
          value={state === "waiting" ? undefined : state}
          options={(["upheld", "overturned"] as const).map((value) => ({
            value,
            label: t(`appeals-tab.${value}`),
          }))}
          otherwise={t("appeals-tab.waiting")}
          onChange={(value) => at.set({ state: value })}
        />
      </div>
      <ListState query={found} isEmpty={data?.data.length === 0}>
        <ul className={styles.list}>
          {data?.data.map((one) => (
            <JudgedAppeal key={one.id} appeal={one} />
          ))}
        </ul>
        {data && <ListPager at={at} total={data.total} totalPages={data.totalPages} />}
      </ListState>
    </section>
  );
}
