import { lazy, Suspense, useState } from "react";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { type TabAddress, useTabAddress } from "#features/administrators/client/use-tab-address.ts";
import { ServerFileButton } from "#features/administrators/list/ServerFileButton.tsx";
import { placeSlugs } from "#features/reference/enumerations.ts";
import { placeChoices } from "#features/reference/place-choices.ts";
import { queryString } from "#platform/http/api.ts";
import { bothWays } from "#text/both-ways.ts";
import { DataTable } from "#ui/kit/list/DataTable.tsx";
import { FilterChoice, Filters } from "#ui/kit/list/Filters.tsx";
import { ListPager } from "#ui/kit/list/ListPager.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { SelectionBar } from "#ui/kit/list/SelectionBar.tsx";
import { useRowSelection } from "#ui/kit/list/use-selection.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { mostCounted } from "../most-counted.ts";
import { UserActions } from "./UserActions.tsx";
import { useColumns } from "./use-columns.tsx";
import type { Open } from "./use-standing.ts";
import { fullName } from "./words.ts";

const StandingDialog = lazy(() => import("./StandingDialog.tsx"));
const UserPage = lazy(() => import("./UserPage.tsx"));

const statuses = ["active", "suspended", "banned"] as const;
const kinds = ["individual", "verified_dealer", "unverified_dealer"] as const;
const sorts = bothWays("createdAt", "name", "email", "city", "type", "status");

/** Users: the list, or the one that `user` of the address names. */
export default function UsersTab() {
  const at = useTabAddress();
  const { user } = at.address;
  if (user === undefined) return <UserList at={at} />;
  return (
    <Suspense>
      <UserPage key={user} id={user} onBack={() => at.set({ user: undefined })} />
    </Suspense>
  );
}

function UserList({ at }: { at: TabAddress }) {
  const { t } = useWording();
  const places = placeChoices(usePage().messages);
  const [open, setOpen] = useState<Open>();
  const columns = useColumns(({ id }) => at.set({ user: id }));
  const status = at.oneOf("status", statuses);
  const city = at.oneOf("city", placeSlugs);
  const type = at.oneOf("type", kinds);
  const locked = at.oneOf("locked", ["true"]);
  const sort = at.oneOf("sort", sorts) ?? "-createdAt";
  const query = { status, city, type, locked, search: at.address.q, sort };
  const found = useAdminQuery("GET /api/admin/users", { query: { ...query, page: at.page } });
  const rows = found.data?.data ?? [];
  const selection = useRowSelection(rows, ({ id }) => id);
  return (
    <section className="panel flush" aria-labelledby="all-users">
      <div className="adm-list-h">
        <h2 id="all-users">{t("users-tab.title")}</h2>
        <ServerFileButton name="users" address={`/api/admin/users/export${queryString(query)}`} />
      </div>
      <Filters at={at} hint={t("users-tab.searchHint")}>
        <FilterChoice
          label={t("users-tab.status")}
          value={status}
          options={statuses.map((value) => ({ value, label: t(`users-tab.${value}`) }))}
          onChange={(value) => at.set({ status: value })}
        />
        <FilterChoice
          label={t("users-tab.type")}
          value={type}
          options={kinds.map((value) => ({ value, label: t(`users-tab.${value}`) }))}
          onChange={(value) => at.set({ type: value })}
        />
        <FilterChoice
          label={t("users-tab.city")}
          value={city}
          options={places}
          onChange={(value) => at.set({ city: value })}
        />
        <FilterChoice
          label={t("users-tab.lock")}
          value={locked}
          options={[{ value: "true", label: t("users-tab.lockedNow") }]}
          onChange={(value) => at.set({ locked: value })}
        />
      </Filters>
      <SelectionBar selection={selection}>
        <button
          type="button"
          className="btn y"
          onClick={() => setOpen({ to: "active", users: selection.rows })}
        >
          {t("users-tab.activate")}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => setOpen({ to: "suspended", users: selection.rows })}
        >
          {t("users-tab.suspend")}
        </button>
      </SelectionBar>
      <ListState query={found} isEmpty={rows.length === 0}>
        <DataTable
          caption={t("users-tab.title")}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          nameOf={fullName}
          sort={sort}
          onSort={(next) => at.set({ sort: next })}
          selection={selection}
          busy={found.isPlaceholderData}
          actions={(user) => <UserActions user={user} onOpen={setOpen} />}
        />
        {found.data && (
          <ListPager
            at={at}
            total={found.data.total}
            totalPages={found.data.totalPages}
            most={query.search ? mostCounted : undefined}
          />
        )}
      </ListState>
      <Suspense>
        {open && (
          <StandingDialog
            open={open}
            onClose={() => setOpen(undefined)}
            onDone={() => {
              setOpen(undefined);
              selection.none();
            }}
          />
        )}
      </Suspense>
    </section>
  );
}
