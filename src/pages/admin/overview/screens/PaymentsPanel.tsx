import { ReceiptText } from "lucide-react";
import { useState } from "react";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { PaymentDialogs } from "#features/payments/admin/screens/PaymentDialogs.tsx";
import { useColumns } from "#features/payments/admin/screens/use-columns.tsx";
import { nameOf, type Open } from "#features/payments/admin/screens/words.ts";
import { Link } from "#platform/page/routing.ts";
import { DataTable } from "#ui/kit/list/DataTable.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { useWording } from "#ui/page.tsx";
import * as styles from "./overview-tab.module.css";

const shown = 4;
const columnsShown = ["user", "what", "amount", "method", "date"];

/** The newest payments that wait for an administrator, to be decided right here. */
export function PaymentsPanel() {
  const { t, number } = useWording();
  const found = useAdminQuery("GET /api/admin/pending-payments", {});
  const [open, setOpen] = useState<Open>();
  const columns = useColumns().filter(({ key }) => columnsShown.includes(key));
  const total = found.data?.total;
  return (
    <section className="panel flush" aria-labelledby="ov-payments">
      <div className="adm-list-h">
        <h2 id="ov-payments">{t("overview-tab.toVerify")}</h2>
        <Link className="link small" to="/enhanced-admin-dashboard" search={{ tab: "payments" }}>
          {total === undefined ? t("kit.all") : t("overview-tab.allCount", { count: number(total) })}
        </Link>
      </div>
      {total === 0 ? (
        <p className={`${styles.none} soft`}>{t("payments-tab.waitingNone")}</p>
      ) : (
        <ListState query={found} isEmpty={false}>
          <DataTable
            caption={t("overview-tab.toVerify")}
            columns={columns.map(({ sort: _, ...column }) => column)}
            rows={found.data?.data.slice(0, shown) ?? []}
            keyOf={({ id }) => id}
            nameOf={nameOf}
            actions={(payment) => (
              <div className="adm-acts">
                {payment.hasReceipt && (
                  <button
                    type="button"
                    className="btn sec sm"
                    aria-label={t("payments-tab.receiptOf", { name: nameOf(payment) })}
                    title={t("payments-tab.receipt")}
                    onClick={() => setOpen({ what: "receipt", payment })}
                  >
                    <ReceiptText className="i s" aria-hidden="true" />
                  </button>
                )}
                <button
                  type="button"
                  className="btn soft sm"
                  aria-label={t("payments-tab.verifyOf", { name: nameOf(payment) })}
                  onClick={() => setOpen({ what: "verify", payment })}
                >
                  {t("payments-tab.verify")}
                </button>
              </div>
            )}
          />
        </ListState>
      )}
      <PaymentDialogs open={open} onOpen={setOpen} />
    </section>
  );
}
