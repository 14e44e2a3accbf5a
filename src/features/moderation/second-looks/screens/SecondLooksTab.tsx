import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { useTabAddress } from "#features/administrators/client/use-tab-address.ts";
import * as judged from "#features/administrators/list/judged.module.css";
import { isolated } from "#i18n/format.ts";
import { localeOf } from "#i18n/language.ts";
import { FilterChoice } from "#ui/kit/list/Filters.tsx";
import { ListPager } from "#ui/kit/list/ListPager.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { useWording } from "#ui/page.tsx";
import type { SecondLookMonth } from "../second-looks.contract.ts";
import { LookedAt } from "./LookedAt.tsx";
import * as styles from "./second-looks-tab.module.css";

/** A share of fewer says nothing. */
const fewest = 10;

/** A sample of what other reviewers decided, how often a second one agreed, and what was answered. */
export default function SecondLooksTab() {
  const { t } = useWording();
  const at = useTabAddress();
  const state = at.oneOf("state", ["answered"]) ?? "waiting";
  const found = useAdminQuery("GET /api/admin/second-looks", { query: { state, page: at.page } });
  const { data } = found;
  const none = state === "answered" ? "noneAnswered" : data?.isAlone ? "alone" : "none";
  return (
    <section className="panel flush" aria-labelledby="second-looks">
      <div className="adm-list-h">
        <h2 id="second-looks">{t("second-looks-tab.title")}</h2>
        <FilterChoice
          label={t("appeals-tab.state")}
          value={state === "answered" ? state : undefined}
          options={[{ value: "answered", label: t("second-looks-tab.answered") }]}
          otherwise={t("appeals-tab.waiting")}
          onChange={(value) => at.set({ state: value })}
        />
      </div>
      <p className={`${styles.text} small muted`}>{t("second-looks-tab.text")}</p>
      <ListState query={found} isEmpty={false}>
        {data && data.months.length > 0 && <Months months={data.months} />}
        {data?.data.length === 0 ? (
          <p className={`${styles.none} soft`}>{t(`second-looks-tab.${none}`)}</p>
        ) : (
          <ul className={judged.list}>
            {data?.data.map((one) => (
              <LookedAt key={one.id} one={one} />
            ))}
          </ul>
        )}
        {data && <ListPager at={at} total={data.total} totalPages={data.totalPages} />}
      </ListState>
    </section>
  );
}

/** Of each month how many were chosen, looked at, and found right. */
function Months({ months }: { months: SecondLookMonth[] }) {
  const { t, number, language } = useWording();
  const name = new Intl.DateTimeFormat(localeOf(language), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  const right = ({ lookedAt, agreed }: SecondLookMonth) =>
    lookedAt < fewest
      ? t("second-looks-tab.share", { agreed: number(agreed), lookedAt: number(lookedAt) })
      : isolated(`${number(Math.round((100 * agreed) / lookedAt))}%`);
  return (
    <ul className={`${styles.text} small`} aria-label={t("second-looks-tab.months")}>
      {months.map((one) => (
        <li key={one.month}>
          {[
            name.format(new Date(`${one.month}-15`)),
            t("second-looks-tab.sampled", { count: number(one.sampled) }),
            t("second-looks-tab.lookedAt", { count: number(one.lookedAt) }),
            one.lookedAt > 0 && t("second-looks-tab.right", { share: right(one) }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </li>
      ))}
    </ul>
  );
}
