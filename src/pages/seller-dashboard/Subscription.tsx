import { useQuery } from "@tanstack/react-query";
import { CircleFadingArrowUp, ReceiptText, Sparkles } from "lucide-react";
import { bonusFeaturesQuery } from "#features/payments/screens/payment.api.ts";
import { subscriptionQuery } from "#features/plans/plan.api.ts";
import { CurrentPlan } from "#features/plans/screens/CurrentPlan.tsx";
import { OwnAddOns } from "#pages/subscriptions/add-ons/OwnAddOns.tsx";
import { Link } from "#platform/page/routing.ts";
import { Failed } from "#ui/Failed.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import * as styles from "./dashboard.module.css";

/** The plan one has and what of it is used, the add-ons, and the ways to more. */
export function Subscription() {
  const { t } = useWording();
  const { api } = usePage();
  const { data, isError, refetch } = useQuery(subscriptionQuery(api));
  const { data: features = [] } = useQuery(bonusFeaturesQuery(api));
  if (isError && !data) {
    return (
      <div className={styles.part}>
        <Failed text={t("dashboard.planFailed")} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) return <span className={`sk ${styles.planSkeleton} ${styles.part}`} aria-hidden="true" />;
  return (
    <div className={`${styles.part} ${styles.stack} s3`}>
      <CurrentPlan status={data} />
      <p className="small soft">{t("dashboard.useHint")}</p>
      <OwnAddOns owned={data.addOns} features={features} />
      <nav className={`panel ${styles.links}`} aria-label={t("dashboard.plans")}>
        <Link to="/subscriptions">
          <CircleFadingArrowUp className="i" aria-hidden="true" />
          {t("dashboard.changePlan")}
        </Link>
        <Link to="/subscriptions" hash="bonus-features">
          <Sparkles className="i" aria-hidden="true" />
          {t("subscriptions.addOns")}
        </Link>
        <Link to="/user-dashboard" search={{ tab: "payments" }}>
          <ReceiptText className="i" aria-hidden="true" />
          {t("paying.seePayments")}
        </Link>
      </nav>
    </div>
  );
}
