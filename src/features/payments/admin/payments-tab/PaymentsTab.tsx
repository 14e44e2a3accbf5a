import { Eye, ReceiptText } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { adminApi } from "#features/admin/client/admin-api.ts";
import { useAdminQuery } from "#features/admin/client/use-admin-query.ts";
import { useTabAddress } from "#features/admin/dashboard/use-tab-address.ts";
import { toCsv } from "#features/admin/list/csv.ts";
import { DataTable } from "#features/admin/list/DataTable.tsx";
import { ExportButton } from "#features/admin/list/ExportButton.tsx";
import { FilterChoice, Filters } from "#features/admin/list/Filters.tsx";
import { ListState } from "#features/admin/list/ListState.tsx";
import { Pager } from "#features/admin/list/Pager.tsx";
import { SelectionBar } from "#features/admin/list/SelectionBar.tsx";
import { saveFile } from "#features/admin/list/save-file.ts";
import { useSelection } from "#features/admin/list/use-selection.ts";
import { useWording } from "#ui/page.tsx";
import type { AdminPayment } from "../payment-admin.contract.ts";
import { RefundDialog, RejectDialog, VerifyDialog } from "./Decisions.tsx";
import "./payments-tab.css";
import { useColumns } from "./use-columns.tsx";
import type { Open } from "./use-decision.ts";
import { nameOf } from "./words.ts";

const Details = lazy(() => import("./Details.tsx"));
const ReceiptView = lazy(() => import("./ReceiptView.tsx"));

const statuses = ["pending", "verified", "rejected"] as const;
const methods = ["credit_card", "paypal", "manual", "chat"] as const;
const sorts = ["-createdAt", "createdAt", "-amount", "amount"] as const;

/** Payments: what waits for a decision, and all of them. The pattern of every list of the administration. */
export default function PaymentsTab() {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Waiting onOpen={setOpen} />
      <AllPayments onOpen={setOpen} />
      {open?.what === "verify" && <VerifyDialog payment={open.payment} onClose={close} />}
      {open?.what === "reject" && <RejectDialog payment={open.payment} onClose={close} />}
      {open?.what === "refund" && <RefundDialog payment={open.payment} onClose={close} />}
      <Suspense>
        {open?.what === "details" && <Details payment={open.payment} onClose={close} />}
        {open?.what === "receipt" && (
          <ReceiptView
            payment={open.payment}
            onClose={close}
            onOpen={(what) => setOpen({ what, payment: open.payment })}
          />
        )}
      </Suspense>
    </>
  );
}

interface ListProps {
  onOpen: (open: Open) => void;
}

/** The newest ten that an administrator decides. */
function Waiting({ onOpen }: ListProps) {
  const { t } = useWording();
  const found = useAdminQuery("GET /api/admin/pending-payments", {});
  const columns = useColumns().filter(({ key }) => key !== "status");
  return (
    <section className="panel flush" aria-labelledby="waiting">
      <div className="adm-list-h">
        <h2 id="waiting">{t("payments-tab.waiting")}</h2>
        {found.data && (
          <span className="badge warn">{t("payments-tab.waitingCount", { count: found.data.total })}</span>
        )}
      </div>
      {found.data?.total === 0 ? (
        <p className="pay-none soft">{t("payments-tab.waitingNone")}</p>
      ) : (
        <ListState query={found} isEmpty={false}>
          <DataTable
            caption={t("payments-tab.waiting")}
            columns={columns.map(({ sort: _, ...column }) => column)}
            rows={found.data?.data ?? []}
            keyOf={({ id }) => id}
            nameOf={nameOf}
            actions={(payment) => <Actions payment={payment} onOpen={onOpen} />}
          />
        </ListState>
      )}
    </section>
  );
}

/** Every payment, a hundred a page. */
function AllPayments({ onOpen }: ListProps) {
  const { t } = useWording();
  const at = useTabAddress();
  const columns = useColumns();
  const selection = useSelection();
  const status = at.oneOf("status", statuses);
  const method = at.oneOf("method", methods);
  const sort = at.oneOf("sort", sorts) ?? "-createdAt";
  const query = { status, method, search: at.address.q, sort };
  const found = useAdminQuery("GET /api/admin/payments", { query: { ...query, page: at.page } });
  const rows = found.data?.data ?? [];
  const exportPicked = () => {
    const picked = rows.filter(({ id }) => selection.has(id));
    saveFile("payments.csv", new Blob([toCsv(columns, picked)], { type: "text/csv;charset=utf-8" }));
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
          options={methods.map((value) => ({ value, label: t(`payments-tab.${value}`) }))}
          onChange={(value) => at.set({ method: value })}
        />
      </Filters>
      <SelectionBar selection={selection}>
        <button type="button" className="btn y" onClick={exportPicked}>
          {t("admin.exportCsv")}
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
          actions={(payment) => <Actions payment={payment} onOpen={onOpen} />}
        />
        {found.data && <Pager at={at} total={found.data.total} totalPages={found.data.totalPages} />}
      </ListState>
    </section>
  );
}

/** What may be done with a payment as it stands. */
function Actions({ payment, onOpen }: ListProps & { payment: AdminPayment }) {
  const { t } = useWording();
  const { actions, hasReceipt, reference } = payment;
  const open = (what: Open["what"]) => () => onOpen({ what, payment });
  return (
    <div className="adm-acts">
      <button
        type="button"
        className="btn sec sm"
        aria-label={t("payments-tab.detailsOf", { reference })}
        title={t("payments-tab.details")}
        onClick={open("details")}
      >
        <Eye className="i s" aria-hidden="true" />
      </button>
      {hasReceipt && (
        <button
          type="button"
          className="btn sec sm"
          aria-label={t("payments-tab.receiptOf", { name: nameOf(payment) })}
          title={t("payments-tab.receipt")}
          onClick={open("receipt")}
        >
          <ReceiptText className="i s" aria-hidden="true" />
        </button>
      )}
      {actions.includes("reject") && (
        <button type="button" className="btn danger-o sm" onClick={open("reject")}>
          {t("payments-tab.reject")}
        </button>
      )}
      {actions.includes("refund") && (
        <button type="button" className="btn danger-o sm" onClick={open("refund")}>
          {t("payments-tab.refund")}
        </button>
      )}
      {actions.includes("verify") && (
        <button
          type="button"
          className="btn soft sm"
          aria-label={t("payments-tab.verifyOf", { name: nameOf(payment) })}
          onClick={open("verify")}
        >
          {t("payments-tab.verify")}
        </button>
      )}
      {actions.includes("reopen") && (
        <button type="button" className="btn sec sm" onClick={open("verify")}>
          {t("payments-tab.reopen")}
        </button>
      )}
    </div>
  );
}
