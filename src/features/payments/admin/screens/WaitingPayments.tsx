import { type ReactNode, useState } from "react";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { DataTable } from "#ui/kit/list/DataTable.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { useWording } from "#ui/page.tsx";
import { Actions } from "./Actions.tsx";
import { PaymentDialogs } from "./PaymentDialogs.tsx";
import * as styles from "./payments-tab.module.css";
import { useColumns } from "./use-columns.tsx";
import { nameOf, type Open } from "./words.ts";

/** The newest ten payments that an administrator decides, to be decided right here. `aside`: the way to all of them. */
export function WaitingPayments({ aside }: { aside?: ReactNode }) {
  const { t } = useWording();
  const [open, setOpen] = useState<Open>();
  const found = useAdminQuery("GET /api/admin/pending-payments", {});
  const columns = useColumns().map(({ sort: _, ...column }) => column);
  return (
    <section className="panel flush" aria-labelledby="waiting">
      <div className="adm-list-h">
        <h2 id="waiting">
          {t("payments-tab.waiting")}{" "}
          {Boolean(found.data?.total) && (
            <span className="badge warn">
              {t("payments-tab.waitingCount", { count: found.data?.total ?? 0 })}
            </span>
          )}
        </h2>
        {aside}
      </div>
      {found.data?.total === 0 ? (
        <p className={`${styles.none} soft`}>{t("payments-tab.waitingNone")}</p>
      ) : (
        <ListState query={found} isEmpty={false}>
          <DataTable
            caption={t("payments-tab.waiting")}
            columns={columns}
            rows={found.data?.data ?? []}
            keyOf={({ id }) => id}
            nameOf={nameOf}
            actions={(payment) => <Actions payment={payment} onOpen={setOpen} />}
          />
        </ListState>
      )}
      <PaymentDialogs open={open} onOpen={setOpen} />
    </section>
  );
}
