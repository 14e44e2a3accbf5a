import { useState } from "react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { useTabAddress } from "#features/administrators/client/use-tab-address.ts";
import { bothWays } from "#text/both-ways.ts";
import { toCsv } from "#ui/kit/list/csv.ts";
import { DataTable } from "#ui/kit/list/DataTable.tsx";
import { ExportButton } from "#ui/kit/list/ExportButton.tsx";
import { FilterChoice, Filters } from "#ui/kit/list/Filters.tsx";
import { ListPager } from "#ui/kit/list/ListPager.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { SelectionBar } from "#ui/kit/list/SelectionBar.tsx";
import { saveFile } from "#ui/kit/list/save-file.ts";
import { useRowSelection } from "#ui/kit/list/use-selection.ts";
import { useWording } from "#ui/page.tsx";
import { paymentMethods } from "../../payment-methods.ts";
import { Actions } from "./Actions.tsx";
import { PaymentDialogs } from "./PaymentDialogs.tsx";
import { useColumns } from "./use-columns.tsx";
import { WaitingPayments } from "./WaitingPayments.tsx";
import { nameOf, type Open } from "./words.ts";

const statuses = ["pending", "verified", "rejected"] as const;
const sorts = bothWays("createdAt", "amount", "status");

/** Payments: what waits for a decision, and all of them. The pattern of every list of the administration. */
export default function PaymentsTab() {
  return (
    <>
      <WaitingPayments />
      <AllPayments />
    </>
  );
}

/** Every payment, a hundred a page. */
function AllPayments() {
  const { t } = useWording();
  const [open, setOpen] = useState<Open>();
  const at = useTabAddress();
  const columns = useColumns();
  const status = at.oneOf("status", statuses);
  const method = at.oneOf("method", paymentMethods);
  const sort = at.oneOf("sort", sorts) ?? "-createdAt";
  const query = { status, method, search: at.address.q, sort };
  const found = useAdminQuery("GET /api/admin/payments", { query: { ...query, page: at.page } });
  const rows = found.data?.data ?? [];
  const selection = useRowSelection(rows, ({ id }) => id);
  const exportPicked = () => {
    saveFile("payments.csv", new Blob([toCsv(columns, selection.rows)], { type: "text/csv;charset=utf-8" }));
  };
  return (
    <section className="panel flush" aria-labelledby="all-payments">
      <div className="adm-list-h">
        <h2 id="all-payments">{t("payments-tab.allPayments")}</h2>
        <ExportButton
          name="payments"
          columns={columns}
          page={(page) => adminApi("GET /api/admin/payments", { query: { ...query, page } })}
        />
      </div>
      <Filters at={at} hint={t("payments-tab.searchHint")}>
        <FilterChoice
          label={t("payments-tab.status")}
          value={status}
          options={[
            { value: "pending", label: t("payments-tab.statusPending") },
            { value: "verified", label: t("payments-tab.statusVerified") },
            { value: "rejected", label: t("payments-tab.statusRejected") },
          ]}
          onChange={(value) => at.set({ status: value })}
        />
        <FilterChoice
          label={t("payments-tab.method")}
          value={method}
          options={paymentMethods.map((value) => ({ value, label: t(`ways-to-pay.${value}`) }))}
          onChange={(value) => at.set({ method: value })}
        />
      </Filters>
      <SelectionBar selection={selection}>
        <button type="button" className="btn y" onClick={exportPicked}>
          {t("kit.exportCsv")}
        </button>
      </SelectionBar>
      <ListState query={found} isEmpty={rows.length === 0}>
        <DataTable
          caption={t("payments-tab.allPayments")}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          nameOf={nameOf}
          sort={sort}
          onSort={(next) => at.set({ sort: next })}
          selection={selection}
          busy={found.isPlaceholderData}
          actions={(payment) => <Actions payment={payment} onOpen={setOpen} />}
        />
        {found.data && <ListPager at={at} total={found.data.total} totalPages={found.data.totalPages} />}
      </ListState>
      <PaymentDialogs open={open} onOpen={setOpen} />
    </section>
  );
}
