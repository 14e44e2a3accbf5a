import { type Column, DataTable } from "#ui/kit/list/DataTable.tsx";
import { useWording } from "#ui/page.tsx";
import { fewestSales, mostModels } from "../limits.ts";
import type { StockFigures } from "../stock-figures.contract.ts";
import * as styles from "./figures.module.css";
import { Figure, Part } from "./Part.tsx";

type Speeds = StockFigures["daysToSell"];
type Model = Speeds["models"][number];

/** In how many days cars were sold, beside the market. */
export function SpeedPart({ speeds: { own, market, models } }: { speeds: Speeds }) {
  const { t, language, number } = useWording();
  const tooFew = t("stock-figures.tooFew", { least: fewestSales });
  const columns: Column<Model>[] = [
    { key: "model", title: t("stock-figures.model"), cell: ({ name }) => name[language] },
    ...(["own", "market"] as const).flatMap((whose): Column<Model>[] => [
      {
        key: `${whose}Sold`,
        title: t(`stock-figures.${whose}Sold`),
        end: true,
        cell: (row) => (row[whose] ? number(row[whose].count) : "–"),
      },
      {
        key: `${whose}Days`,
        title: t(`stock-figures.${whose}Days`),
        end: true,
        cell: (row) => (row[whose] ? number(row[whose].days) : "–"),
      },
    ]),
  ];
  return (
    <Part title={t("stock-figures.daysToSell")} text={t("stock-figures.daysToSellText")}>
      {own === null ? (
        <p className="soft">{t("stock-figures.noneSold")}</p>
      ) : (
        <>
          <dl className={`stats ${styles.stats} ${styles.two}`}>
            <Figure name={t("stock-figures.ownDays")} text={t("stock-figures.ofSales", { count: own.count })}>
              {number(own.days)}
            </Figure>
            <Figure
              name={t("stock-figures.marketDays")}
              text={market ? t("stock-figures.ofSales", { count: market.count }) : tooFew}
            >
              {market ? number(market.days) : "–"}
            </Figure>
          </dl>
          <p className={styles.line}>
            {market && <span className="m">{comparison(own.days - market.days)} </span>}
            <span className="soft small">{t("stock-figures.marketText")}</span>
          </p>
          <div className={styles.table}>
            <DataTable
              caption={t("stock-figures.daysToSell")}
              columns={columns}
              rows={models.slice(0, mostModels)}
              keyOf={({ name }) => name.en}
              nameOf={({ name }) => name[language]}
            />
          </div>
          {models.some((model) => model.market === null) && market && <p className="soft small">{tooFew}</p>}
        </>
      )}
    </Part>
  );

  function comparison(days: number): string {
    if (days === 0) return t("stock-figures.alike");
    return t(days < 0 ? "stock-figures.faster" : "stock-figures.slower", { days: Math.abs(days) });
  }
}
