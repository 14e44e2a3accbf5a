import { Flag, MessageSquareWarning } from "lucide-react";
import type { TabAddress } from "#features/administrators/client/use-tab-address.ts";
import { ListingLink } from "#features/administrators/list/links.tsx";
import type { Column } from "#ui/kit/list/DataTable.tsx";
import { Picture } from "#ui/Picture.tsx";
import { Price } from "#ui/Price.tsx";
import { useWording } from "#ui/page.tsx";
import { drawingOf } from "../../drawing.ts";
import { whyItStandsSo } from "../../listing-view/why-it-stands-so.ts";
import * as styles from "../../moderation.module.css";
import { shortAge } from "../../queue/short-age.ts";
import type { TableRow } from "../table.schema.ts";

const tones = { active: "ok", pending: "info", rejected: "bad", expired: "", deleted: "" } as const;

/** The columns of the table of listings, in it and in the file. */
export function useColumns(at: TabAddress): Column<TableRow>[] {
  const { t, name, plain, day, language } = useWording();
  return [
    {
      key: "id",
      title: t("moderation.colId"),
      csv: ({ id }) => id,
    },
    {
      key: "title",
      title: t("moderation.colTitle"),
      cell: (row) => <Title row={row} at={at} />,
      csv: ({ title }) => title,
    },
    {
      key: "seller",
      title: t("moderation.colSeller"),
      csv: ({ sellerName }) => sellerName,
    },
    {
      key: "phone",
      title: t("moderation.colPhone"),
      csv: ({ phoneNumber }) => phoneNumber,
    },
    {
      key: "model",
      title: t("moderation.colModel"),
      sort: "model",
      cell: ({ brand, modelName }) => `${name("brand", brand)} ${modelName}`,
      csv: ({ brand, modelName }) => `${name("brand", brand)} ${modelName}`,
    },
    {
      key: "year",
      title: t("moderation.colYear"),
      sort: "year",
      cell: ({ year }) => plain(year),
      csv: ({ year }) => year,
    },
    {
      key: "price",
      title: t("moderation.colPrice"),
      sort: "price",
      cell: ({ price, currency }) => (
        <Price value={price} currency={currency} className={`${styles.price} nowrap`} />
      ),
      csv: ({ price }) => price,
    },
    {
      key: "currency",
      title: t("moderation.colCurrency"),
      csv: ({ currency }) => currency.toUpperCase(),
    },
    {
      key: "priceUsd",
      title: t("moderation.colPriceUsd"),
      csv: ({ priceUsd }) => priceUsd,
    },
    {
      key: "city",
      title: t("moderation.colCity"),
      sort: "city",
      cell: ({ city }) => name("place", city),
      csv: ({ city }) => name("place", city),
    },
    {
      key: "status",
      title: t("moderation.status"),
      sort: "status",
      cell: (row) => <State row={row} />,
      csv: ({ status, deletedAt }) => t(`moderation.state_${deletedAt ? "deleted" : status}`),
    },
    {
      key: "reason",
      title: t("moderation.colReason"),
      csv: (row) => whyItStandsSo(row, t),
    },
    {
      key: "date",
      title: t("moderation.colDate"),
      sort: "createdAt",
      cell: ({ createdAt }) => (
        <time className="nowrap" dateTime={createdAt} title={day(createdAt)}>
          {shortAge(language, new Date(createdAt), new Date())}
        </time>
      ),
      csv: ({ createdAt }) => createdAt.slice(0, 10),
    },
  ];
}

function Title({ row, at }: { row: TableRow; at: TabAddress }) {
  const { t } = useWording();
  return (
    <span className={styles.title}>
      <span className={styles.thumb}>
        <Picture
          photos={row.cover ? [row.cover] : []}
          alt=""
          sizes="64px"
          shape={drawingOf(row.vehicleType)}
        />
      </span>
      <span>
        <span className="m">
          <ListingLink id={row.id} from={at.address}>
            {row.title}
          </ListingLink>
        </span>
        <button
          type="button"
          className="link small soft"
          aria-label={t("moderation.sellersListings", { name: row.sellerName })}
          title={t("moderation.sellersListings", { name: row.sellerName })}
          onClick={() => at.set({ seller: row.sellerId })}
        >
          <bdi>{row.sellerName}</bdi>
        </button>
      </span>
    </span>
  );
}

function State({ row }: { row: TableRow }) {
  const { t, number } = useWording();
  const { status, deletedAt, flags, openReports, isPublic } = row;
  const state = deletedAt ? "deleted" : status;
  const why = whyItStandsSo(row, t);
  return (
    <span className={styles.state}>
      <span className={`badge ${tones[state]}`}>{t(`moderation.state_${state}`)}</span>
      {why && <span className="small muted">{why}</span>}
      {state === "active" && !isPublic && <span className="small muted">{t("moderation.hidden")}</span>}
      {flags > 0 && (
        <span className="badge warn" title={t("moderation.flagCount", { count: flags })}>
          <Flag className="i" aria-hidden="true" />
          <span aria-hidden="true">{number(flags)}</span>
          <span className="sr">{t("moderation.flagCount", { count: flags })}</span>
        </span>
      )}
      {openReports > 0 && (
        <span className="badge bad" title={t("moderation.reported", { count: openReports })}>
          <MessageSquareWarning className="i" aria-hidden="true" />
          <span aria-hidden="true">{number(openReports)}</span>
          <span className="sr">{t("moderation.reported", { count: openReports })}</span>
        </span>
      )}
    </span>
  );
}
