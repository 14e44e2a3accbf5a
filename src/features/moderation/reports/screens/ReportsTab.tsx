import { ShieldCheck } from "lucide-react";

import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { useTabAddress } from "#features/administrators/client/use-tab-address.ts";
import { ListingLink } from "#features/administrators/list/links.tsx";
import { reportReasons } from "#features/listings/reporting/report-reasons.ts";
import { formatAge } from "#i18n/format.ts";
import type { Column } from "#ui/kit/list/DataTable.tsx";
import { ExportButton } from "#ui/kit/list/ExportButton.tsx";
import { FilterChoice } from "#ui/kit/list/Filters.tsx";
import { ListPager } from "#ui/kit/list/ListPager.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { Picture } from "#ui/Picture.tsx";
import { useWording } from "#ui/page.tsx";
import { drawingOf } from "../../drawing.ts";
import * as moderationStyles from "../../moderation.module.css";
import type { ReportedListing } from "../reports.schema.ts";
import { reportsSorts } from "../reports-sorts.ts";
import { OneReport } from "./OneReport.tsx";
import * as reportsStyles from "./reports.module.css";
import { useResolution } from "./use-resolution.ts";

const perPage = 100;

const otherOrders = ["open", "since", "-since"] as const;
const orderWords = {
  open: "moderation.orderFewest",
  since: "moderation.orderOldest",
  "-since": "moderation.orderNewest",
} as const;

/** Listings that people reported, with what they say; each report is right or is not. */
export default function ReportsTab() {
  const { t } = useWording();
  const at = useTabAddress();
  const reason = at.oneOf("reason", reportReasons);
  const query = { reason, sort: at.oneOf("sort", reportsSorts) ?? "-open" } as const;
  const found = useAdminQuery("GET /api/admin/listing-reports", { query: { ...query, page: at.page } });
  const columns = useFileColumns();
  const rows = found.data?.data ?? [];
  const total = found.data?.total ?? 0;
  const none = found.data && total === 0 && !reason;
  return (
    <section className="panel flush" aria-labelledby="reported">
      <div className="adm-list-h">
        <h2 id="reported">{t("moderation.reportsTitle")}</h2>
        <FilterChoice
          label={t("moderation.reportReason")}
          value={reason}
          options={reportReasons.map((value) => ({ value, label: t(`moderation.reason_${value}`) }))}
          onChange={(value) => at.set({ reason: value })}
        />
        <FilterChoice
          label={t("moderation.order")}
          value={at.oneOf("sort", reportsSorts)}
          otherwise={t("moderation.orderMost")}
          options={otherOrders.map((value) => ({ value, label: t(orderWords[value]) }))}
          onChange={(sort) => at.set({ sort })}
        />
        <ExportButton
          name="listing-reports"
          columns={columns}
          page={(page) => adminApi("GET /api/admin/listing-reports", { query: { ...query, page } })}
        />
      </div>
      <p className={`${moderationStyles.bound} small muted`}>{t("moderation.threeHide")}</p>
      {none ? (
        <div className="empty">
          <ShieldCheck className="i l muted" aria-hidden="true" />
          <p className="m">{t("moderation.reportsNone")}</p>
          <p className="soft small">{t("moderation.reportsNoneText")}</p>
        </div>
      ) : (
        <ListState query={found} isEmpty={rows.length === 0}>
          <ul>
            {rows.map((row) => (
              <Reported key={row.id} of={row} />
            ))}
          </ul>
          <ListPager at={at} total={total} totalPages={Math.max(1, Math.ceil(total / perPage))} />
        </ListState>
      )}
    </section>
  );
}

/** A line of the file for each listing. */
function useFileColumns(): Column<ReportedListing>[] {
  const { t } = useWording();
  const words = ({ reason, text }: ReportedListing["reports"][number]) =>
    [t(`moderation.reason_${reason}`), text].filter(Boolean).join(": ");
  return [
    { key: "id", title: t("moderation.colId"), csv: ({ id }) => id },
    { key: "title", title: t("moderation.colTitle"), csv: ({ title }) => title },
    { key: "seller", title: t("moderation.colSeller"), csv: ({ sellerName }) => sellerName },
    {
      key: "state",
      title: t("moderation.status"),
      csv: ({ status, isDeleted }) => t(`moderation.state_${isDeleted ? "deleted" : status}`),
    },
    { key: "open", title: t("moderation.openCount"), csv: ({ open }) => open },
    { key: "since", title: t("moderation.reportedAt"), csv: ({ since }) => since },
    {
      key: "texts",
      title: t("moderation.reportTexts"),
      csv: ({ reports }) => reports.map(words).join(" · "),
    },
  ];
}

function Reported({ of }: { of: ReportedListing }) {
  const { t, language, number } = useWording();
  const resolution = useResolution();
  const { pending, all } = resolution;
  const state = of.isDeleted ? "deleted" : of.status;
  const age = (iso: string) => formatAge(language, new Date(iso), new Date());
  return (
    <li className={reportsStyles.report}>
      <div className={reportsStyles.head}>
        <span className={moderationStyles.thumb}>
          <Picture
            photos={of.cover ? [of.cover] : []}
            alt=""
            sizes="64px"
            shape={drawingOf(of.vehicleType)}
          />
        </span>
        <div className={reportsStyles.what}>
          <h3>
            <ListingLink id={of.id}>{of.title}</ListingLink>
          </h3>
          <p className="small soft">
            <bdi>{of.sellerName}</bdi> · {t(`moderation.state_${state}`)} ·{" "}
            {t("moderation.since", { age: age(of.since) })}
          </p>
          <p className={reportsStyles.reasons}>
            <span className="badge bad">{t("moderation.openReports", { count: of.open })}</span>
            {reportReasons.flatMap((reason) => {
              const n = of.reasons[reason];
              if (!n) return [];
              return (
                <span key={reason} className="badge">
                  {t("moderation.reasonCount", {
                    reason: t(`moderation.reason_${reason}`),
                    count: number(n),
                  })}
                </span>
              );
            })}
            {of.upheld > 0 && (
              <span className="badge warn">{t("moderation.upheldBefore", { count: of.upheld })}</span>
            )}
          </p>
        </div>
        {of.open > 1 && (
          <div className={reportsStyles.actions}>
            <button
              type="button"
              className="btn danger-o sm"
              disabled={pending}
              onClick={() => all(of.id, "upheld")}
            >
              {t("moderation.upholdAll")}
            </button>
            <button
              type="button"
              className="btn sec sm"
              disabled={pending}
              onClick={() => all(of.id, "dismissed")}
            >
              {t("moderation.dismissAll")}
            </button>
          </div>
        )}
      </div>
      <ul className={reportsStyles.ones}>
        {of.reports.map((report) => (
          <OneReport key={report.id} report={report} resolution={resolution} />
        ))}
      </ul>
    </li>
  );
}
