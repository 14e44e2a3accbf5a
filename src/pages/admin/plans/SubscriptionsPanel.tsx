import { Gift } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { useTabAddress } from "#features/administrators/client/use-tab-address.ts";
import type { AdminPlan, AdminSubscription } from "#features/plans/admin/plan-admin.contract.ts";
import { bothWays } from "#text/both-ways.ts";
import { type Column, DataTable } from "#ui/kit/list/DataTable.tsx";
import { ExportButton } from "#ui/kit/list/ExportButton.tsx";
import { FilterChoice, Filters } from "#ui/kit/list/Filters.tsx";
import { ListPager } from "#ui/kit/list/ListPager.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { useWording } from "#ui/page.tsx";

const FindUserDialog = lazy(() => import("#features/users/screens/FindUserDialog.tsx"));
const SetPlanDialog = lazy(() => import("#features/users/screens/PlanDialog.tsx"));

const states = ["running", "ending", "later", "over"] as const;
const sorts = bothWays("startDate", "endDate", "amount");
const tone = { running: "ok", ending: "warn", later: "info", over: "" } as const;

type Person = Pick<NonNullable<AdminSubscription["user"]>, "id" | "firstName" | "lastName">;

/** Who has a plan, from when until when. */
export function SubscriptionsPanel({ plans }: { plans: readonly AdminPlan[] }) {
  const { t, language } = useWording();
  const at = useTabAddress();
  const columns = useSubscriptionColumns();
  const state = at.oneOf("state", states);
  const sort = at.oneOf("sort", sorts) ?? "-startDate";
  const query = { state, plan: at.address.plan, search: at.address.q, sort };
  const found = useAdminQuery("GET /api/admin/subscriptions", { query: { ...query, page: at.page } });
  const rows = found.data?.data ?? [];
  const [finding, setFinding] = useState(false);
  const [user, setUser] = useState<Person>();
  return (
    <section className="panel flush" aria-labelledby="subscriptions">
      <div className="adm-list-h">
        <h2 id="subscriptions">{t("plans-tab.subscriptions")}</h2>
        <div className="adm-ways">
          <ExportButton
            name="subscriptions"
            columns={columns}
            page={(page) => adminApi("GET /api/admin/subscriptions", { query: { ...query, page } })}
          />
          <button type="button" className="btn pri sm" onClick={() => setFinding(true)}>
            <Gift className="i s" aria-hidden="true" />
            {t("plans-tab.givePlan")}
          </button>
        </div>
      </div>
      <Filters at={at} hint={t("plans-tab.searchHint")}>
        <FilterChoice
          label={t("plans-tab.state")}
          value={state}
          options={states.map((value) => ({ value, label: t(`plans-tab.state_${value}`) }))}
          onChange={(value) => at.set({ state: value })}
        />
        <FilterChoice
          label={t("plans-tab.plan")}
          value={at.address.plan}
          options={plans
            .filter(({ slug }) => slug !== "free")
            .map(({ slug, name, nameAr }) => ({ value: slug, label: language === "ar" ? nameAr : name }))}
          onChange={(value) => at.set({ plan: value })}
        />
      </Filters>
      <ListState query={found} isEmpty={rows.length === 0}>
        <DataTable
          caption={t("plans-tab.subscriptions")}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          nameOf={nameOf}
          sort={sort}
          onSort={(next) => at.set({ sort: next })}
          busy={found.isPlaceholderData}
          actions={({ user }) =>
            user && (
              <div className="adm-acts">
                <button
                  type="button"
                  className="btn sec sm nowrap"
                  aria-label={t("plans-tab.setPlanOf", { name: `${user.firstName} ${user.lastName}` })}
                  onClick={() => setUser(user)}
                >
                  {t("plans-tab.setPlan")}
                </button>
              </div>
            )
          }
        />
        {found.data && <ListPager at={at} total={found.data.total} totalPages={found.data.totalPages} />}
      </ListState>
      <Suspense>
        {finding && (
          <FindUserDialog
            onClose={() => setFinding(false)}
            onFound={(found) => {
              setFinding(false);
              setUser(found);
            }}
          />
        )}
        {user && (
          <SetPlanDialog
            userId={user.id}
            name={`${user.firstName} ${user.lastName}`}
            onClose={() => setUser(undefined)}
          />
        )}
      </Suspense>
    </section>
  );
}

const nameOf = ({ user, id }: AdminSubscription) => (user ? `${user.firstName} ${user.lastName}` : id);

function useSubscriptionColumns(): Column<AdminSubscription>[] {
  const { t, language, money, day } = useWording();
  const planOf = ({ plan }: AdminSubscription) => (language === "ar" ? plan.nameAr : plan.name);
  return [
    {
      key: "user",
      title: t("plans-tab.user"),
      cell: (one) =>
        one.user ? (
          <bdi className="m">{nameOf(one)}</bdi>
        ) : (
          <span className="muted">{t("plans-tab.noUser")}</span>
        ),
      csv: ({ user }) => user?.email ?? "",
    },
    { key: "plan", title: t("plans-tab.plan"), cell: planOf, csv: planOf },
    {
      key: "start",
      title: t("plans-tab.begins"),
      sort: "startDate",
      cell: ({ startDate }) => <span className="nowrap">{day(startDate)}</span>,
      csv: ({ startDate }) => startDate,
    },
    {
      key: "end",
      title: t("plans-tab.ends"),
      sort: "endDate",
      cell: ({ endDate }) => <span className="nowrap">{endDate ? day(endDate) : t("plans-tab.noEnd")}</span>,
      csv: ({ endDate }) => endDate,
    },
    {
      key: "amount",
      title: t("plans-tab.paid"),
      sort: "amount",
      end: true,
      cell: ({ amount }) =>
        amount > 0 ? (
          <bdi className="num" dir="ltr">
            {money(amount)}
          </bdi>
        ) : (
          t("plans-tab.given")
        ),
      csvTitle: t("plans-tab.paidUsd"),
      csv: ({ amount }) => amount,
    },
    {
      key: "state",
      title: t("plans-tab.state"),
      cell: ({ state }) => <span className={`badge ${tone[state]}`}>{t(`plans-tab.state_${state}`)}</span>,
      csv: ({ state }) => state,
    },
  ];
}
