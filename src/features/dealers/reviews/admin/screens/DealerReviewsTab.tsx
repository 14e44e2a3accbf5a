import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { useTabAddress } from "#features/administrators/client/use-tab-address.ts";
import * as judged from "#features/administrators/list/judged.module.css";
import { FilterChoice } from "#ui/kit/list/Filters.tsx";
import { ListPager } from "#ui/kit/list/ListPager.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { useWording } from "#ui/page.tsx";
import { Judged } from "./Judged.tsx";

/** Reviews of dealers that are held or reported, with what may be decided about them. */
export default function DealerReviewsTab() {
  const { t } = useWording();
  const at = useTabAddress();
  const list = at.oneOf("list", ["hidden", "all"]);
  const query = { list: list ?? "waiting", page: at.page } as const;
  const found = useAdminQuery("GET /api/admin/dealer-reviews", { query });
  const { data } = found;
  return (
    <section className="panel flush" aria-labelledby="dealer-reviews">
      <div className="adm-list-h">
        <h2 id="dealer-reviews">{t("dealer-reviews-tab.title")}</h2>
        <FilterChoice
          label={t("dealer-reviews-tab.list")}
          value={list}
          options={(["hidden", "all"] as const).map((value) => ({
            value,
            label: t(`dealer-reviews-tab.${value}`),
          }))}
          otherwise={t("dealer-reviews-tab.waiting")}
          onChange={(value) => at.set({ list: value })}
        />
      </div>
      <ListState query={found} isEmpty={data?.data.length === 0}>
        <ul className={judged.list}>
          {data?.data.map((one) => (
            <Judged key={one.id} judged={one} />
          ))}
        </ul>
        {data && <ListPager at={at} total={data.total} totalPages={data.totalPages} />}
      </ListState>
    </section>
  );
}
