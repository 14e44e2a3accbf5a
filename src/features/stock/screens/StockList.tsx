import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { reaches, useAccount } from "#features/accounts/current-account.ts";
import { useTabAddress } from "#features/administrators/client/use-tab-address.ts";
import { queryString } from "#platform/http/api.ts";
import { DataTable } from "#ui/kit/list/DataTable.tsx";
import { ListPager } from "#ui/kit/list/ListPager.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { useRowSelection } from "#ui/kit/list/use-selection.ts";
import { usePage, useWording } from "#ui/page.tsx";
import type { StockListing } from "../stock.contract.ts";
import { AllMatching } from "./AllMatching.tsx";
import { BulkBar } from "./BulkBar.tsx";
import { LastChange } from "./LastChange.tsx";
import { NoStock } from "./NoStock.tsx";
import { RowActions } from "./RowActions.tsx";
import { StockFilters } from "./StockFilters.tsx";
import { stockPageQuery } from "./stock.api.ts";
import * as styles from "./stock.module.css";
import { readStock } from "./stock-address.ts";
import { useColumns } from "./use-columns.tsx";
import { useRowKeys } from "./use-row-keys.ts";
import { Views } from "./Views.tsx";

/** The table: what it is narrowed to, a page of it, what is selected over all pages and what is done with that. */
export function StockList({ accountId }: { accountId: string }) {
  const { t, language } = useWording();
  const { api } = usePage();
  const at = useTabAddress();
  const asked = readStock(at.address);
  const found = useQuery(stockPageQuery(api, asked));
  const rows = found.data?.data ?? [];
  const selection = useRowSelection(rows, ({ id }) => id);
  const columns = useColumns();
  const keys = useRowKeys();
  // Who sells names prices in their place, and leaves the rest to who keeps the stock.
  const mayChange = reaches(useAccount(), ["stock"]);
  const isNarrowed = Object.keys(asked.filter).length > 0;
  return (
    <>
      <LastChange of={found.data?.undoable ?? null} />
      <section className={`panel ${styles.list}`} aria-label={t("stock.caption")}>
        <Views at={at} filter={asked.filter} />
        <StockFilters at={at} filter={asked.filter} />
        {mayChange && <BulkBar selection={selection} accountId={accountId} />}
        {mayChange && (
          <AllMatching selection={selection} filter={asked.filter} total={found.data?.total ?? 0} />
        )}
        {found.data?.total === 0 && !isNarrowed ? (
          <NoStock />
        ) : (
          <ListState query={found} isEmpty={rows.length === 0}>
            <div className={styles.table} ref={keys}>
              <DataTable
                caption={t("stock.caption")}
                columns={columns}
                rows={rows}
                keyOf={({ id }) => id}
                nameOf={({ name }) => name[language]}
                sort={asked.sort}
                onSort={(sort) => at.set({ sort })}
                {...(mayChange && { selection, actions: (row: StockListing) => <RowActions row={row} /> })}
                busy={found.isPlaceholderData}
              />
            </div>
            <p className={styles.file}>
              <a className="btn sec sm" href={`/api/stock.csv${queryString({ ...asked.filter })}`} download>
                <Download className="i s" aria-hidden="true" />
                {t("stock.export")}
              </a>
            </p>
            {found.data && <ListPager at={at} total={found.data.total} totalPages={found.data.totalPages} />}
          </ListState>
        )}
      </section>
      <p className={`small muted ${styles.keys}`}>{t("stock.keys")}</p>
    </>
  );
}
