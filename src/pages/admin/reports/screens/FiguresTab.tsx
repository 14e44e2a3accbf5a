import { Download } from "lucide-react";
import { useAdmin } from "#features/administrators/client/use-admin.tsx";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { useTabAddress } from "#features/administrators/client/use-tab-address.ts";
import { paymentMethods } from "#features/payments/payment-methods.ts";
import { shortDay } from "#features/selling/analytics/day-names.ts";
import { dayInBeirut } from "#i18n/format.ts";
import { localeOf } from "#i18n/language.ts";
import { Chart } from "#ui/kit/charts/Chart.tsx";
import { toCsv } from "#ui/kit/list/csv.ts";
import { FilterChoice } from "#ui/kit/list/Filters.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { saveFile } from "#ui/kit/list/save-file.ts";
import { useWording } from "#ui/page.tsx";
import { dayAfter } from "../../overview/days.ts";
import type { Report } from "../report.contract.ts";
import {
  areaOfKind,
  groupsOfKind,
  mostDays,
  reportGroups,
  reportKinds,
  reportSteps,
} from "../report-kinds.ts";
import * as styles from "./figures-tab.module.css";

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Reports: what happened over time, by place, brand, plan or method; as a chart, a table and a file. */
export default function FiguresTab() {
  const { t, number } = useWording();
  const { areas } = useAdmin();
  const at = useTabAddress();
  const kinds = reportKinds.filter((kind) => areas.includes(areaOfKind[kind]));
  const what = at.oneOf("what", kinds) ?? kinds[0] ?? "listings";
  const groups = groupsOfKind[what];
  const by = groups.find((group) => group === at.oneOf("by", reportGroups)) ?? groups[1] ?? "all";
  const step = at.oneOf("step", reportSteps) ?? "day";
  const today = dayInBeirut(new Date());
  const to = dayIn(at.address.to) ?? today;
  const from = dayIn(at.address.from) ?? dayAfter(to, -29);
  const isWrong = from > to || from < dayAfter(to, 1 - mostDays);
  const found = useAdminQuery(
    "GET /api/admin/reports",
    { query: { what, by, step, from, to } },
    { enabled: !isWrong },
  );
  return (
    <section className="panel flush" aria-labelledby="figures">
      <div className="adm-list-h">
        <h2 id="figures">{t(`figures-tab.title_${what}`)}</h2>
        {found.data && !isWrong && <SaveButton report={found.data} />}
      </div>
      <div className="adm-filters">
        <div className={`seg ${styles.kinds}`}>
          {kinds.map((kind) => (
            <button
              key={kind}
              type="button"
              aria-pressed={kind === what}
              onClick={() => at.set({ what: kind, by: undefined })}
            >
              {t(`figures-tab.${kind}`)}
            </button>
          ))}
        </div>
        {groups.length > 1 && (
          <FilterChoice
            label={t("figures-tab.by")}
            value={by === "all" ? undefined : by}
            options={groups
              .filter((group) => group !== "all")
              .map((group) => ({ value: group, label: t(`figures-tab.by_${group}`) }))}
            onChange={(value) => at.set({ by: value ?? "all" })}
          />
        )}
        <div className="seg">
          {reportSteps.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === step}
              onClick={() => at.set({ step: one === "day" ? undefined : one })}
            >
              {t(`figures-tab.step_${one}`)}
            </button>
          ))}
        </div>
        <DayField
          label={t("figures-tab.from")}
          value={from}
          most={to}
          onChange={(day) => at.set({ from: day })}
        />
        <DayField
          label={t("figures-tab.to")}
          value={to}
          most={today}
          onChange={(day) => at.set({ to: day })}
        />
      </div>
      {isWrong ? (
        <p className={`${styles.none} note warn`}>{t("figures-tab.wrongSpan", { days: number(mostDays) })}</p>
      ) : (
        <ListState query={found} isEmpty={false}>
          {found.data && <Figures report={found.data} />}
        </ListState>
      )}
    </section>
  );
}

const dayIn = (text: string | undefined) =>
  text && dayPattern.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

function DayField(props: { label: string; value: string; most: string; onChange: (day: string) => void }) {
  return (
    <label className={styles.day}>
      <span>{props.label}</span>
      <input
        className="input"
        type="date"
        value={props.value}
        max={props.most}
        onChange={({ target }) => target.value && props.onChange(target.value)}
      />
    </label>
  );
}

/** Names and numbers of a report, in the words of the page. */
function useReportWords({ what, by, step }: Pick<Report, "what" | "by" | "step">) {
  const { t, name, number, money, language } = useWording();
  const month = new Intl.DateTimeFormat(localeOf(language), {
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  const nameOf = (row: Report["rows"][number]): string => {
    if (by === "place" || by === "brand") return name(by, row.key);
    if (by === "method") {
      const method = paymentMethods.find((one) => one === row.key);
      return method ? t(`ways-to-pay.${method}`) : row.key;
    }
    return row.name ?? (row.key || t("figures-tab.all"));
  };
  return {
    nameOf,
    told: (value: number) => (what === "revenue" ? money(value) : number(value)),
    startOf: (day: string) =>
      step === "month" ? month.format(new Date(`${day}T12:00:00Z`)) : shortDay(language, day),
  };
}

function Figures({ report }: { report: Report }) {
  const { t } = useWording();
  const { nameOf, told, startOf } = useReportWords(report);
  const { starts, rows, totals, total, what, by } = report;
  const direction = what === "revenue" ? "ltr" : undefined;
  return (
    <div className={styles.body}>
      <p className={styles.total}>
        <bdi dir={direction}>{told(total)}</bdi>{" "}
        <span className="soft">{t(`figures-tab.total_${what}`)}</span>
      </p>
      <Chart
        label={t("figures-tab.chart", { what: t(`figures-tab.title_${what}`) })}
        format={told}
        series={[{ form: "bars", colour: "var(--chart-1)" }]}
        points={starts.map((start, index) => ({
          key: start,
          label: startOf(start),
          values: [totals[index] ?? 0],
          title: `${startOf(start)}: ${told(totals[index] ?? 0)}`,
        }))}
      />
      {rows.length === 0 && <p className="soft">{t("figures-tab.nothing")}</p>}
      {by !== "all" && rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={row.key}>
              <span>{nameOf(row)}</span>
              <span className="ov-meter" aria-hidden="true">
                <i style={{ inlineSize: `${Math.max(0, row.total / (rows[0]?.total || 1)) * 100}%` }} />
              </span>
              <bdi className="num m" dir={direction}>
                {told(row.total)}
              </bdi>
            </li>
          ))}
        </ul>
      )}
      <details className={styles.table}>
        <summary>{t("figures-tab.table")}</summary>
        <div className="adm-table">
          <table>
            <thead>
              <tr>
                <th scope="col">{t("figures-tab.time")}</th>
                <th scope="col" className="e">
                  {t("figures-tab.all")}
                </th>
              </tr>
            </thead>
            <tbody>
              {starts.map((start, index) => (
                <tr key={start}>
                  <td data-title={t("figures-tab.time")}>{startOf(start)}</td>
                  <td className="e" data-title={t("figures-tab.all")}>
                    <bdi dir={direction}>{told(totals[index] ?? 0)}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </div>
  );
}

/** The whole table as a file: a line for each step, a column for each row of the report. */
function SaveButton({ report }: { report: Report }) {
  const { t } = useWording();
  const { nameOf } = useReportWords(report);
  const { starts, rows, totals, what, by, from, to } = report;
  const save = () => {
    const columns = [
      { key: "time", title: t("figures-tab.time"), cell: () => null, csv: (at: number) => starts[at] ?? "" },
      { key: "all", title: t("figures-tab.all"), cell: () => null, csv: (at: number) => totals[at] ?? 0 },
      ...(by === "all" ? [] : rows).map((row) => ({
        key: row.key,
        title: nameOf(row),
        cell: () => null,
        csv: (at: number) => row.values[at] ?? 0,
      })),
    ];
    const csv = toCsv(columns, [...starts.keys()]);
    saveFile(`${what}-${from}-${to}.csv`, new Blob([csv], { type: "text/csv;charset=utf-8" }));
  };
  return (
    <button type="button" className="btn sec sm" onClick={save}>
      <Download className="i s" aria-hidden="true" />
      {t("kit.exportCsv")}
    </button>
  );
}
