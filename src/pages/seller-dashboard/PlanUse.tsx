import { useQuery } from "@tanstack/react-query";
import type { SubscriptionStatus } from "#features/plans/limits.contract.ts";
import { subscriptionQuery } from "#features/plans/plan.api.ts";
import { Meters } from "#features/plans/screens/Meters.tsx";
import { isolated } from "#i18n/format.ts";
import { Link } from "#platform/page/routing.ts";
import { Failed } from "#ui/Failed.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import * as styles from "./dashboard.module.css";

/** The plan one has, how much of it is used, and until when, with the way to the plans. */
export function PlanUse() {
  const { t } = useWording();
  const { api } = usePage();
  const { data, isError, refetch } = useQuery(subscriptionQuery(api));
  if (isError && !data) return <Failed text={t("dashboard.planFailed")} onRetry={() => void refetch()} />;
  if (!data) return <span className={`sk ${styles.planSkeleton}`} aria-hidden="true" />;
  return (
    <section className={`panel ${styles.stack} s3`} aria-labelledby="plan">
      <PlanHeading status={data} />
      <Meters status={data} />
      <PlanEnd status={data} />
      <Link className="btn sec" to="/subscriptions">
        {t("own-actions.seePlans")}
      </Link>
    </section>
  );
}

function PlanHeading({ status }: { status: SubscriptionStatus }) {
  const { t, language } = useWording();
  const { name, nameAr } = status.planDetails;
  return (
    <div className="row between">
      <h2 id="plan" className={styles.heading}>
        {t("dashboard.plan", { name: language === "ar" ? nameAr : name })}
      </h2>
      <span className="badge brand">{t("dashboard.planCurrent")}</span>
    </div>
  );
}

/** What it costs, and until when it runs. */
function PlanEnd({ status: { planDetails, endsAt } }: { status: SubscriptionStatus }) {
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
