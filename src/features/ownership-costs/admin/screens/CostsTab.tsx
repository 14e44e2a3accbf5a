import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { useWording } from "#ui/page.tsx";
import type { AdminCostRow, CostTable } from "../cost-admin.contract.ts";
import { CostRowCard } from "./CostRowCard.tsx";
import * as styles from "./costs-tab.module.css";

const CostDialog = lazy(() => import("./CostDialog.tsx"));
const WithdrawDialog = lazy(() => import("./WithdrawDialog.tsx"));

type Open = { what: "enter"; table: CostTable } | { what: "withdraw"; row: AdminCostRow };

/** What it costs to own a vehicle: what was published, as it was entered, and what is still missing. */
export default function CostsTab() {
  const { t } = useWording();
  const [open, setOpen] = useState<Open>();
  const found = useAdminQuery("GET /api/admin/costs", {});
  const tables = found.data?.tables ?? [];
  const missing = tables.filter(({ rows }) => !rows.some(({ state }) => state === "in_force"));
  const nameOf = ({ kind, vehicleType }: CostTable) =>
    `${t(`costs-tab.of_${vehicleType}`)}: ${t(`detail.cost_${kind}`)}`;
  const close = () => setOpen(undefined);
  return (
    <>
      <section className="panel" aria-labelledby="costs-title">
        <h2 id="costs-title">{t("costs-tab.title")}</h2>
        <p className="soft">{t("costs-tab.text")}</p>
        {missing.length > 0 && (
          <div className={`note warn ${styles.missing}`}>
            <div>
              <p className="m">{t("costs-tab.missing")}</p>
              <ul>
                {missing.map((table) => (
                  <li key={nameOf(table)}>{nameOf(table)}</li>
                ))}
              </ul>
            </div>
          </div>
        )}
      </section>
      <ListState query={found} isEmpty={false}>
        <div className={styles.tables}>
          {tables.map((table) => (
            <section key={nameOf(table)} className="panel" aria-label={nameOf(table)}>
              <div className="panel-h">
                <h2>{nameOf(table)}</h2>
                <button
                  type="button"
                  className="btn sec sm"
                  aria-label={t("costs-tab.enterFor", { table: nameOf(table) })}
                  onClick={() => setOpen({ what: "enter", table })}
                >
                  <Plus className="i s" aria-hidden="true" />
                  {t("costs-tab.enter")}
                </button>
              </div>
              {table.rows.length === 0 && <p className="soft">{t("costs-tab.none")}</p>}
              <ol className={styles.rows}>
                {table.rows.map((row) => (
                  <CostRowCard
                    key={row.id}
                    row={row}
                    kind={table.kind}
                    onWithdraw={() => setOpen({ what: "withdraw", row })}
                  />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </ListState>
      <Suspense>
        {open?.what === "enter" && (
          <CostDialog table={open.table} name={nameOf(open.table)} onClose={close} />
        )}
        {open?.what === "withdraw" && <WithdrawDialog row={open.row} onClose={close} />}
      </Suspense>
    </>
  );
}
