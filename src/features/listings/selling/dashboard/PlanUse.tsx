import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { SubscriptionStatus } from "#features/plans/limits.contract.ts";
import { subscriptionQuery } from "#features/plans/plans.data.ts";
import { isolated } from "#i18n/format.ts";
import { Failed } from "#ui/Failed.tsx";
import { usePage, useWording } from "#ui/page.tsx";

/** The plan one has, how much of it is used, and until when, with the way to the plans. */
export function PlanUse() {
  const { t } = useWording();
  const { api } = usePage();
  const { data, isError, refetch } = useQuery(subscriptionQuery(api));
  if (isError && !data) return <Failed text={t("dashboard.planFailed")} onRetry={() => void refetch()} />;
  if (!data) return <span className="sk dash-plan-sk" aria-hidden="true" />;
  return (
    <section className="panel dash-stack s3" aria-labelledby="plan">
      <PlanHeading status={data} />
      <Meters status={data} />
      <PlanEnd status={data} />
      <Link className="btn sec" to="/user-dashboard" search={{ tab: "subscription" }}>
        {t("own-actions.seePlans")}
      </Link>
    </section>
  );
}

export function PlanHeading({ status }: { status: SubscriptionStatus }) {
  const { t, language } = useWording();
  const { name, nameAr } = status.planDetails;
  return (
    <div className="row between">
      <h2 id="plan" className="dash-h">
        {t("dashboard.plan", { name: language === "ar" ? nameAr : name })}
      </h2>
      <span className="badge brand">{t("dashboard.planCurrent")}</span>
    </div>
  );
}

/** Pending and live listings take the places of a plan. */
export function Meters({ status }: { status: SubscriptionStatus }) {
  const { t } = useWording();
  return (
    <div className="dash-stack s3">
      <Meter label={t("dashboard.useAll")} used={status.adsUsed} max={status.maxAds} />
      <Meter label={t("common.cars")} used={status.carListingsUsed} max={status.maxCarListings} />
      <Meter
        label={t("common.motorcycles")}
        used={status.motorcycleListingsUsed}
        max={status.maxMotorcycleListings}
      />
    </div>
  );
}

function Meter({ label, used, max }: { label: string; used: number; max: number }) {
  const { t, number } = useWording();
  const share = max > 0 ? Math.min(100, (used / max) * 100) : 100;
  return (
    <div>
      <div className="row between small">
        <span>{label}</span>
        <span className="m">{t("dashboard.used", { used: number(used), max: number(max) })}</span>
      </div>
      <div className={used >= max ? "meter w" : "meter"} aria-hidden="true">
        <i style={{ inlineSize: `${share}%` }} />
      </div>
    </div>
  );
}

/** What it costs, and until when it runs. */
export function PlanEnd({ status: { planDetails, endsAt } }: { status: SubscriptionStatus }) {
  const { t, day, money } = useWording();
  return (
    <p className="small muted">
      {planDetails.price === 0
        ? t("dashboard.planFree")
        : t("dashboard.planPrice", { price: isolated(money(planDetails.price)) })}
      {endsAt && ` · ${t("dashboard.planEnds", { day: day(endsAt) })}`}
    </p>
  );
}
