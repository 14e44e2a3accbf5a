import { type Column, DataTable } from "#ui/kit/list/DataTable.tsx";
import { useWording } from "#ui/page.tsx";
import { fewestSearches } from "../limits.ts";
import type { StockFigures, Wanted } from "../stock-figures.contract.ts";
import * as styles from "./figures.module.css";
import { Part } from "./Part.tsx";

/** What buyers searched for and did not find: in the market, and in the own showroom. */
export function WantedPart({ figures: { wanted, wantedHere } }: { figures: StockFigures }) {
  const { t } = useWording();
  return (
    <Part title={t("stock-figures.wanted")} text={t("stock-figures.wantedText", { least: fewestSearches })}>
      <WantedTable caption={t("stock-figures.wanted")} rows={wanted} />
      <h3 className={styles.sub}>{t("stock-figures.wantedHere")}</h3>
      <p className="soft small">{t("stock-figures.wantedHereText")}</p>
      <WantedTable caption={t("stock-figures.wantedHere")} rows={wantedHere} />
    </Part>
  );
}

const keyOf = ({ vehicleType, name, priceTo, place }: Wanted) =>
  [vehicleType, name?.en, priceTo, place].join(" ");

function WantedTable({ caption, rows }: { caption: string; rows: readonly Wanted[] }) {
  const { t, name: nameIn, language, number, money } = useWording();
  if (rows.length === 0) return <p className="soft">{t("stock-figures.wantedNone")}</p>;
  const nameOf = ({ name }: Wanted) => name?.[language] ?? t("stock-figures.anything");
  const columns: Column<Wanted>[] = [
    {
      key: "what",
      title: t("stock-figures.wantedWhat"),
      cell: (row) => <span className="m">{nameOf(row)}</span>,
    },
    {
      key: "price",
      title: t("stock-figures.wantedPrice"),
      end: true,
      cell: ({ priceTo }) =>
        priceTo === null ? t("stock-figures.anyPrice") : <bdi dir="ltr">{money(priceTo)}</bdi>,
    },
    {
      key: "place",
      title: t("stock-figures.wantedPlace"),
      cell: ({ place }) => (place === null ? t("stock-figures.anyPlace") : nameIn("place", place)),
    },
    {
      key: "times",
      title: t("stock-figures.wantedTimes"),
      end: true,
      cell: ({ times }) => number(times),
    },
    {
      key: "nothing",
      title: t("stock-figures.wantedNothing"),
      end: true,
      cell: ({ nothingTimes }) => number(nothingTimes),
    },
  ];
  return (
    <div className={styles.table}>
      <DataTable caption={caption} columns={columns} rows={rows} keyOf={keyOf} nameOf={nameOf} />
    </div>
  );
}
