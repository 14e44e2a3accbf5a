import { shapeOf } from "#features/listings/vehicle-shape.ts";
import { stateOf, toneOf } from "#features/selling/own/own-state.ts";
import { useColleagues } from "#features/staff/screens/InCharge.tsx";
import { Link } from "#platform/page/routing.ts";
import type { Column } from "#ui/kit/list/DataTable.tsx";
import { Picture } from "#ui/Picture.tsx";
import { useWording } from "#ui/page.tsx";
import type { StockListing } from "../stock.contract.ts";
import { PriceCell } from "./PriceCell.tsx";
import * as styles from "./stock.module.css";

/** The columns of the stock. */
export function useColumns(): Column<StockListing>[] {
  const { t, number } = useWording();
  const hasTeam = useColleagues().length > 1;
  return [
    {
      key: "vehicle",
      title: t("stock.colVehicle"),
      sort: "model",
      cell: (row) => <Vehicle row={row} />,
    },
    {
      key: "stockNumber",
      title: t("stock.colStockNumber"),
      sort: "stockNumber",
      cell: ({ stockNumber }) => stockNumber && <bdi className="nowrap">{stockNumber}</bdi>,
    },
    { key: "state", title: t("stock.state"), sort: "expiresAt", cell: (row) => <State row={row} /> },
    {
      key: "price",
      title: t("stock.colPrice"),
      sort: "price",
      end: true,
      cell: (row) => <PriceCell row={row} />,
    },
    {
      key: "position",
      title: t("stock.colPosition"),
      sort: "position",
      cell: (row) => <Position row={row} />,
    },
    {
      key: "days",
      title: t("stock.colDays"),
      sort: "days",
      end: true,
      cell: ({ daysOnSale }) => daysOnSale !== null && number(daysOnSale),
    },
    {
      key: "views",
      title: t("stock.colViews"),
      sort: "views",
      end: true,
      cell: ({ viewCount }) => number(viewCount),
    },
    {
      key: "contacts",
      title: t("stock.colContacts"),
      sort: "contacts",
      end: true,
      cell: ({ contactCount }) => number(contactCount),
    },
    {
      key: "photos",
      title: t("stock.colPhotos"),
      sort: "photos",
      end: true,
      cell: ({ photoCount }) => (
        <span className={photoCount === 0 ? styles.lacks : ""}>{number(photoCount)}</span>
      ),
    },
    ...(hasTeam
      ? [
          {
            key: "charge",
            title: t("stock.charge"),
            cell: ({ inCharge }: StockListing) => inCharge && <bdi>{inCharge.name}</bdi>,
          },
        ]
      : []),
    {
      key: "complete",
      title: t("stock.colComplete"),
      end: true,
      cell: ({ completeness }) => `${number(completeness)}%`,
    },
  ];
}

function Vehicle({ row }: { row: StockListing }) {
  const { t, language } = useWording();
  return (
    <span className={styles.vehicle}>
      <span className={styles.thumb}>
        <Picture photos={row.cover ? [row.cover] : []} alt="" sizes="64px" shape={shapeOf(row)} />
      </span>
      <span>
        <Link className="link m" to="/cars/$id" params={{ id: row.id }}>
          {row.name[language]}
        </Link>
        <span className="small muted">{t("stock.ref", { ref: row.ref })}</span>
      </span>
    </span>
  );
}

function State({ row }: { row: StockListing }) {
  const { t } = useWording();
  return (
    <span className={styles.state}>
      <span className={`badge dot ${toneOf(row)}`}>{t(`own.${stateOf(row)}`)}</span>
      {row.featured && <span className="badge">{t("stock.featured")}</span>}
      {row.changesWait && <span className="badge info">{t("stock.waits")}</span>}
    </span>
  );
}

/** In two words how the price compares with others, and by how much. */
function Position({ row: { fairPrice, pricePercent } }: { row: StockListing }) {
  const { t, name, number } = useWording();
  if (fairPrice === null) return null;
  return (
    <span className={styles.position}>
      {name("fairPrice", fairPrice)}
      {pricePercent !== null && (
        <span className="small muted" title={t("stock.percentOf", { percent: pricePercent })}>
          <span aria-hidden="true">{number(pricePercent)}%</span>
          <span className="sr">{t("stock.percentOf", { percent: pricePercent })}</span>
        </span>
      )}
    </span>
  );
}
