import { lazy, Suspense } from "react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { useTabAddress } from "#features/administrators/client/use-tab-address.ts";
import { DataTable } from "#ui/kit/list/DataTable.tsx";
import { ExportButton } from "#ui/kit/list/ExportButton.tsx";
import { FilterChoice } from "#ui/kit/list/Filters.tsx";
import { ListPager } from "#ui/kit/list/ListPager.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { useWording } from "#ui/page.tsx";
import { reportReasons } from "../../conversation.schema.ts";
import { reportSorts } from "../report.schema.ts";
import { useColumns } from "./use-columns.tsx";

const ReportPanel = lazy(() => import("./ReportPanel.tsx"));
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const perPage = 100;

/** Conversations that one of the two reported; the address says which of them is open. */
export default function ConversationReportsTab() {
  const { t } = useWording();
  const at = useTabAddress();
  const state = at.oneOf("state", ["decided"]) ?? "open";
  const columns = useColumns(state);
  const sort = at.oneOf("sort", reportSorts) ?? (state === "open" ? "createdAt" : "-createdAt");
  const query = { state, reason: at.oneOf("reason", reportReasons), sort } as const;
  const found = useAdminQuery("GET /api/admin/conversation-reports", { query: { ...query, page: at.page } });
  const rows = found.data?.data ?? [];
  const total = found.data?.total ?? 0;
  const { report, page } = at.address;
  return (
    <section className="panel flush" aria-labelledby="reported-conversations">
      <div className="adm-list-h">
        <h2 id="reported-conversations">{t("conversation-reports.title")}</h2>
        <FilterChoice
          label={t("conversation-reports.state")}
          value={at.oneOf("state", ["decided"])}
          options={[{ value: "decided", label: t("conversation-reports.decided") }]}
          otherwise={t("conversation-reports.open")}
          onChange={(value) => at.set({ state: value })}
        />
        <FilterChoice
          label={t("conversation-reports.reason")}
          value={query.reason}
          options={reportReasons.map((value) => ({ value, label: t(`conversation-reports.${value}`) }))}
          onChange={(reason) => at.set({ reason })}
        />
        <ExportButton
          name="conversation-reports"
          columns={columns}
          page={(number) =>
            adminApi("GET /api/admin/conversation-reports", { query: { ...query, page: number } })
          }
        />
      </div>
      <ListState query={found} isEmpty={rows.length === 0}>
        <DataTable
          caption={t("conversation-reports.title")}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          nameOf={({ reported }) => reported.name}
          sort={sort}
          onSort={(next) => at.set({ sort: next })}
          busy={found.isPlaceholderData}
          actions={({ id, reported }) => (
            <div className="adm-acts">
              <button
                type="button"
                className="btn sec sm"
                aria-label={t("conversation-reports.readOf", { name: reported.name })}
                onClick={() => at.set({ report: id, page })}
              >
                {t("conversation-reports.read")}
              </button>
            </div>
          )}
        />
        <ListPager at={at} total={total} totalPages={Math.max(1, Math.ceil(total / perPage))} />
      </ListState>
      <Suspense>
        {report && uuid.test(report) && (
          <ReportPanel key={report} id={report} onClose={() => at.set({ report: undefined, page })} />
        )}
      </Suspense>
    </section>
  );
}
