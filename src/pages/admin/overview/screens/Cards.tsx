import { ArrowDown, ArrowUp, Clock } from "lucide-react";
import type { ReactNode } from "react";
import { formatAge, isolated } from "#i18n/format.ts";
import { Chart } from "#ui/kit/charts/Chart.tsx";
import { useWording } from "#ui/page.tsx";
import type { Change, Stats } from "../stats.contract.ts";
import * as styles from "./overview-tab.module.css";
import { percentMore, standing, thinned } from "./series.ts";

/** The six figures of the overview, those of them that the role may see. */
export function Cards({ stats }: { stats: Stats }) {
  const { t, number, money } = useWording();
  const { series, changes, review } = stats;
  const { users, listings, revenue } = series;
  return (
    <ul className={`panel stats ${styles.cards}`}>
      {stats.totalUsers !== undefined && (
        <Card
          title={t("overview-tab.totalUsers")}
          value={number(stats.totalUsers)}
          under={<Added change={changes.users} />}
          line={users && thinned(standing(stats.totalUsers, users), "stock")}
        />
      )}
      {stats.totalCars !== undefined && (
        <Card
          title={t("overview-tab.totalCars")}
          value={number(stats.totalCars)}
          under={<Added change={changes.listings} />}
          line={listings && thinned(standing(stats.totalCars, listings), "stock")}
        />
      )}
      {stats.pendingCars !== undefined && (
        <Card
          title={t("overview-tab.pendingCars")}
          value={number(stats.pendingCars)}
          under={<Oldest since={review?.oldestSince ?? null} />}
          line={thinned(series.pendingCars ?? [], "stock")}
        />
      )}
      {stats.activeSubscriptions !== undefined && (
        <Card
          title={t("overview-tab.activeSubscriptions")}
          value={number(stats.activeSubscriptions)}
          under={<Difference change={changes.activeSubscriptions} />}
          line={thinned(series.activeSubscriptions ?? [], "stock")}
          falls={fell(changes.activeSubscriptions)}
        />
      )}
      {stats.totalRevenue !== undefined && (
        <Card
          title={t("overview-tab.totalRevenue")}
          value={
            <bdi className="num" dir="ltr">
              {money(stats.totalRevenue)}
            </bdi>
          }
          under={
            <span className={`d ${styles.money}`}>
              {t("overview-tab.inPeriod", { amount: isolated(money(changes.revenue?.now ?? 0)) })}{" "}
              <Percent change={changes.revenue} />
            </span>
          }
          line={revenue && thinned(revenue, "flow")}
          falls={fell(changes.revenue)}
        />
      )}
      {stats.monthlyActiveUsers !== undefined && (
        <Card
          title={t("overview-tab.monthlyActiveUsers")}
          value={number(stats.monthlyActiveUsers)}
          under={<Percent change={changes.monthlyActiveUsers} />}
          line={thinned(series.monthlyActiveUsers ?? [], "stock")}
          falls={fell(changes.monthlyActiveUsers)}
        />
      )}
    </ul>
  );
}

const fell = (change: Change | undefined) => change?.before != null && change.now < change.before;

interface CardProps {
  title: string;
  value: ReactNode;
  under: ReactNode;
  line: readonly number[] | undefined;
  falls?: boolean;
}

function Card({ title, value, under, line = [], falls = false }: CardProps) {
  return (
    <li>
      <div className="stat">
        <span className="k">{title}</span>
        <span className="v">{value}</span>
        {under}
        <Chart
          className={styles.spark}
          points={line.map((one, at) => ({ key: String(at), values: [one] }))}
          series={[{ form: "line", colour: falls ? "var(--danger)" : "var(--chart-1)" }]}
          marked={line.length - 1}
        />
      </div>
    </li>
  );
}

/** How many began in the period. */
function Added({ change }: { change: Change | undefined }) {
  const { t } = useWording();
  if (!change) return null;
  return (
    <span className={change.now > 0 ? "d up" : "d"}>
      {change.now > 0 && <ArrowUp className="i s" aria-hidden="true" />}
      {t("overview-tab.added", { count: change.now })}
    </span>
  );
}

function Difference({ change }: { change: Change | undefined }) {
  const { t, number } = useWording();
  if (change?.before == null) return <span className="d" />;
  const more = change.now - change.before;
  return <Way more={more} text={more === 0 ? t("overview-tab.same") : number(Math.abs(more))} />;
}

function Percent({ change }: { change: Change | undefined }) {
  const { t, number } = useWording();
  if (change?.before == null) return <span className="d">{t("overview-tab.noComparison")}</span>;
  const more = percentMore(change.now, change.before);
  if (more === undefined) return <span className="d">{t("overview-tab.noComparison")}</span>;
  const text =
    more === 0 ? t("overview-tab.same") : t("overview-tab.percent", { percent: number(Math.abs(more)) });
  return <Way more={more} text={text} />;
}

/** Up or down, in words as well as by its arrow and colour. */
function Way({ more, text }: { more: number; text: string }) {
  const { t } = useWording();
  if (more === 0) return <span className="d">{text}</span>;
  const Icon = more > 0 ? ArrowUp : ArrowDown;
  return (
    <span className={more > 0 ? "d up" : "d down"}>
      <Icon className="i s" aria-hidden="true" />
      <span className="sr">{t(more > 0 ? "overview-tab.more" : "overview-tab.less")}</span>
      {text}
    </span>
  );
}

function Oldest({ since }: { since: string | null }) {
  const { t, language } = useWording();
  if (!since) return <span className="d">{t("overview-tab.noneWaits")}</span>;
  return (
    <span className="d">
      <Clock className="i s" aria-hidden="true" />
      {t("overview-tab.oldest", { age: formatAge(language, new Date(since), new Date()) })}
    </span>
  );
}
