import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useAdmin } from "#features/administrators/client/use-admin.tsx";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { WaitingPayments } from "#features/payments/admin/screens/WaitingPayments.tsx";
import type { AdminAddOn, AdminPlan } from "#features/plans/admin/plan-admin.contract.ts";
import { AddOnsPanel } from "#features/plans/admin/screens/AddOnsPanel.tsx";
import { PlanCard } from "#features/plans/admin/screens/PlanCard.tsx";
import { isolated } from "#i18n/format.ts";
import { Link } from "#platform/page/routing.ts";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { useWording } from "#ui/page.tsx";
import "#ui/css/stats.css";
import * as styles from "#features/plans/admin/screens/plans-tab.module.css";
import { SubscriptionsPanel } from "./SubscriptionsPanel.tsx";

const PlanDialog = lazy(() => import("#features/plans/admin/screens/PlanDialog.tsx"));
const AddOnDialog = lazy(() => import("#features/plans/admin/screens/AddOnDialog.tsx"));
const DeleteQuestion = lazy(() => import("#features/plans/admin/screens/DeleteQuestion.tsx"));

/** Plans are asked for again every minute. */
const everySeconds = 60;

type Open =
  | { what: "add" }
  | { what: "edit" | "delete"; plan: AdminPlan }
  | { what: "addOn"; addOn: AdminAddOn };

/** What is sold and who has it: figures, plans, add-ons, payments to verify, periods. */
export default function PlansTab() {
  const { t } = useWording();
  const { areas } = useAdmin();
  const [open, setOpen] = useState<Open>();
  const found = useAdminQuery("GET /api/admin/subscription-plans", {}, { everySeconds });
  const close = () => setOpen(undefined);
  return (
    <>
      <Figures />
      <section className="panel" aria-labelledby="plans">
        <div className="panel-h">
          <h2 id="plans">{t("plans-tab.plans")}</h2>
          <button type="button" className="btn pri sm" onClick={() => setOpen({ what: "add" })}>
            <Plus className="i s" aria-hidden="true" />
            {t("plans-tab.addPlan")}
          </button>
        </div>
        <ListState query={found} isEmpty={found.data?.data.length === 0}>
          <ul className={styles.cards}>
            {found.data?.data.map((plan) => (
              <PlanCard
                key={plan.id}
                plan={plan}
                onEdit={() => setOpen({ what: "edit", plan })}
                onDelete={() => setOpen({ what: "delete", plan })}
              />
            ))}
          </ul>
        </ListState>
      </section>
      {areas.includes("payments") && (
        <WaitingPayments
          aside={
            <Link className="link small" to="/enhanced-admin-dashboard" search={{ tab: "payments" }}>
              {t("plans-tab.allPayments")}
            </Link>
          }
        />
      )}
      <SubscriptionsPanel plans={found.data?.data ?? []} />
      <AddOnsPanel onEdit={(addOn) => setOpen({ what: "addOn", addOn })} />
      <Suspense>
        {open?.what === "add" && <PlanDialog onClose={close} />}
        {open?.what === "edit" && <PlanDialog plan={open.plan} onClose={close} />}
        {open?.what === "delete" && <DeleteQuestion plan={open.plan} onClose={close} />}
        {open?.what === "addOn" && <AddOnDialog addOn={open.addOn} onClose={close} />}
      </Suspense>
    </>
  );
}

/** Active subscriptions, payments that wait, revenue: live. */
function Figures() {
  const { t, number, money } = useWording();
  const { data: stats } = useAdminQuery("GET /api/admin/stats", { query: { days: "30" } });
  const figures = [
    {
      key: "active",
      name: t("overview-tab.activeSubscriptions"),
      value: stats?.activeSubscriptions === undefined ? undefined : number(stats.activeSubscriptions),
      under: t("plans-tab.endingSoon", { count: stats?.attention.endingSoon ?? 0 }),
    },
    {
      key: "payments",
      name: t("overview-tab.waits_payments"),
      value: stats?.attention.payments === undefined ? undefined : number(stats.attention.payments),
      under: "",
    },
    {
      key: "revenue",
      name: t("overview-tab.totalRevenue"),
      value: stats?.totalRevenue === undefined ? undefined : isolated(money(stats.totalRevenue)),
      under: t("plans-tab.thirtyDays", { amount: isolated(money(stats?.changes.revenue?.now ?? 0)) }),
    },
  ];
  return (
    <ul className={`panel stats ${styles.figures}`}>
      {figures.map(({ key, name, value, under }) => (
        <li key={key}>
          <div className="stat">
            <span className="k">{name}</span>
            <span className="v">{value ?? "–"}</span>
            <span className="d">{value === undefined ? "" : under}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
