import { X } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { type TabAddress, useTabAddress } from "#features/administrators/client/use-tab-address.ts";
import { placeSlugs, vehicleTypes } from "#features/reference/enumerations.ts";
import { isolated } from "#i18n/format.ts";
import { DataTable } from "#ui/kit/list/DataTable.tsx";
import { ExportButton } from "#ui/kit/list/ExportButton.tsx";
import { FilterChoice, Filters } from "#ui/kit/list/Filters.tsx";
import { ListPager } from "#ui/kit/list/ListPager.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { useRowSelection } from "#ui/kit/list/use-selection.ts";
import { useWording } from "#ui/page.tsx";
import { BulkBar } from "../../BulkBar.tsx";
import * as styles from "../../moderation.module.css";
import { AskedDialog } from "./AskedDialog.tsx";
import { RowActions } from "./RowActions.tsx";
import { useColumns } from "./use-columns.tsx";
import { type Asked, useRowActions } from "./use-row-actions.ts";

const ListingView = lazy(() => import("../../listing-view/ListingView.tsx"));
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const states = ["active", "pending", "rejected", "expired", "deleted"] as const;
const sortable = ["createdAt", "price", "year", "model", "city", "status"] as const;
const sorts = sortable.flatMap((key) => [key, `-${key}`] as const);

/** Listings: the list, or the one that `listing` of the address names. */
export default function CarsTab() {
  const at = useTabAddress();
  const { listing, page } = at.address;
  if (listing === undefined || !uuid.test(listing)) return <CarList at={at} />;
  return (
    <Suspense>
      <ListingView key={listing} id={listing} onBack={() => at.set({ listing: undefined, page })} />
    </Suspense>
  );
}

/** Every listing of the market, a hundred a page. */
function CarList({ at }: { at: TabAddress }) {
  const { t, name, number } = useWording();
  const columns = useColumns(at);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const act = useRowActions(close);
  const { seller } = at.address;
  const status = at.oneOf("status", states);
  const vehicleType = at.oneOf("type", vehicleTypes);
  const sort = at.oneOf("sort", sorts) ?? "-createdAt";
  const query = {
    status: status ?? "all",
    city: at.address.city,
    vehicleType,
    search: at.address.q,
    ...(seller && uuid.test(seller) && { userId: seller }),
    sort,
  } as const;
  const found = useAdminQuery("GET /api/admin/cars", { query: { ...query, page: at.page } });
  const rows = found.data?.data ?? [];
  const selection = useRowSelection(rows, ({ id }) => id);
  const named = rows.find(({ sellerId }) => sellerId === seller)?.sellerName;
  return (
    <section className="panel flush" aria-labelledby="all-listings">
      <div className="adm-list-h">
        <h2 id="all-listings">{t("moderation.allListings")}</h2>
        <ExportButton
          name="listings"
          columns={columns}
          selected={selection.rows}
          page={(page) => adminApi("GET /api/admin/cars", { query: { ...query, page } })}
        />
      </div>
      <Filters at={at} hint={t("moderation.searchHint")}>
        <FilterChoice
          label={t("moderation.status")}
          value={status}
          options={states.map((value) => ({ value, label: t(`moderation.state_${value}`) }))}
          onChange={(value) => at.set({ status: value })}
        />
        <FilterChoice
          label={t("moderation.colCity")}
          value={at.address.city}
          options={placeSlugs.map((value) => ({ value, label: name("place", value) }))}
          onChange={(city) => at.set({ city })}
        />
        <FilterChoice
          label={t("moderation.type")}
          value={vehicleType}
          options={vehicleTypes.map((value) => ({
            value,
            label: t(value === "car" ? "moderation.kindCar" : "moderation.kindMotorcycle"),
          }))}
          onChange={(type) => at.set({ type })}
        />
      </Filters>
      {seller && (
        <p className={styles.bound}>
          <button
            type="button"
            className="chip"
            aria-pressed="true"
            title={t("moderation.allSellers")}
            onClick={() => at.set({ seller: undefined })}
          >
            {named === undefined
              ? t("moderation.onlyOneSeller")
              : t("moderation.onlySeller", { name: isolated(named) })}
            <X className="i s" aria-hidden="true" />
            <span className="sr">{t("moderation.allSellers")}</span>
          </button>
        </p>
      )}
      <BulkBar selection={selection} />
      <ListState query={found} isEmpty={rows.length === 0}>
        <div className={styles.table}>
          <DataTable
            caption={t("moderation.allListings")}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            nameOf={({ title }) => title}
            sort={found.data?.sort ?? sort}
            onSort={(next) => at.set({ sort: next })}
            selection={selection}
            busy={found.isPlaceholderData}
            actions={(row) => <RowActions row={row} act={act} onAsk={setAsked} />}
          />
        </div>
        {found.data && <ListPager at={at} total={found.data.total} totalPages={found.data.totalPages} />}
        {found.data && found.data.total >= found.data.most && (
          <p className={`${styles.bound} small muted`}>
            {t("moderation.mostShown", { count: number(found.data.most) })}
            {found.data.sort !== sort && ` ${t("moderation.newestFirst")}`}
          </p>
        )}
      </ListState>
      {asked && <AskedDialog asked={asked} act={act} onClose={close} />}
    </section>
  );
}
