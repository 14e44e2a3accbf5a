import { Chart } from "#ui/kit/charts/Chart.tsx";
import { type Column, DataTable } from "#ui/kit/list/DataTable.tsx";
import { useWording } from "#ui/page.tsx";
import type { Movement, StockFigures } from "../stock-figures.contract.ts";
import * as styles from "./figures.module.css";
import { monthName, shortMonth } from "./month-names.ts";
import { Figure, Part } from "./Part.tsx";

const parts = ["atStart", "added", "cameBack", "sold", "withdrawn", "lapsed", "other", "atEnd"] as const;
const explained = ["cameBack", "lapsed", "other"] as const;

/** What came and what left, how fast the stock turns, and the months beside each other. */
export function StockPart({ figures }: { figures: StockFigures }) {
  const { t, number } = useWording();
  const { movement, isOver } = figures;
  const textOf = (part: (typeof parts)[number]) => {
    const one = explained.find((each) => each === part);
    return one && t(`stock-figures.${one}Text`);
  };
  return (
    <Part title={t("stock-figures.stock")} text={t("stock-figures.stockText")}>
      <dl className={`stats ${styles.stats}`}>
        {parts.map((part) => (
          <Figure
            key={part}
            name={t(part === "atEnd" && !isOver ? "stock-figures.atEndNow" : `stock-figures.${part}`)}
            text={textOf(part)}
          >
            {number(movement[part])}
          </Figure>
        ))}
      </dl>
      <Turn figures={figures} />
      <History history={figures.history} />
    </Part>
  );
}

function Turn({ figures: { turn, isOver } }: { figures: StockFigures }) {
  const { t, number } = useWording();
  const pace =
    turn === null
      ? t("stock-figures.turnNoStock")
      : turn === 0
        ? t("stock-figures.turnNone")
        : // A month that is not over has no pace yet.
          isOver
          ? t("stock-figures.turnPace", { months: Math.max(1, Math.round(1 / turn)) })
          : "";
  return (
    <p className={styles.line}>
      <span className="m">{t("stock-figures.turn")}</span>{" "}
      {turn !== null && <b className="num">{number(turn)}</b>}{" "}
      <span className="soft small">
        {t("stock-figures.turnText")} {pace}
      </span>
    </p>
  );
}

function History({ history }: { history: readonly Movement[] }) {
  const { t, language, number } = useWording();
  const columns: Column<Movement>[] = [
    { key: "month", title: t("stock-figures.month"), cell: ({ month }) => monthName(language, month) },
    ...parts.map((part) => ({
      key: part,
      title: t(`stock-figures.${part}`),
      end: true,
      cell: (row: Movement) => number(row[part]),
    })),
  ];
  return (
    <>
      <h3 className={styles.sub}>{t("stock-figures.history")}</h3>
      <Chart
        label={t("stock-figures.history")}
        format={number}
        series={[{ form: "bars", colour: "var(--chart-1)" }]}
        points={history.map(({ month, sold, atEnd }) => ({
          key: month,
          values: [sold],
          label: shortMonth(language, month),
          title: t("stock-figures.historyPoint", {
            month: monthName(language, month),
            sold,
            stock: number(atEnd),
          }),
        }))}
      />
      <details className={styles.months}>
        <summary>{t("stock-figures.historyTable")}</summary>
        <DataTable
          caption={t("stock-figures.historyTable")}
          columns={columns}
          rows={history.toReversed()}
          keyOf={({ month }) => month}
          nameOf={({ month }) => monthName(language, month)}
        />
      </details>
    </>
  );
}
