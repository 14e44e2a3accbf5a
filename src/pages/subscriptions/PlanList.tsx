import { useQuery } from "@tanstack/react-query";
import { plansQuery } from "#features/plans/plan.api.ts";
import { Failed } from "#ui/Failed.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { type ShownPlan, standingOut } from "./offered-plans.ts";
import { PlanCard, type PlanCardProps } from "./PlanCard.tsx";
import * as styles from "./plans.module.css";

interface Props {
  plans: readonly ShownPlan[] | undefined;
  running: PlanCardProps["running"];
  isGuest: boolean;
}

/** The plans as they stand in the database, the smallest first. */
export function PlanList({ plans, running, isGuest }: Props) {
  const { t } = useWording();
  const { api } = usePage();
  const { isError, refetch } = useQuery(plansQuery(api));
  const hot = standingOut(plans ?? []);
  return (
    <section id="plans" aria-label={t("subscriptions.plans")}>
      {isError && !plans ? (
        <Failed text={t("subscriptions.plansFailed")} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.cards}>
          {plans && (isGuest || running)
            ? plans.map((plan, index) => (
                <PlanCard
                  key={plan.id}
                  plan={plan}
                  next={plans[index + 1]}
                  running={running}
                  standsOut={plan.slug === hot}
                />
              ))
            : ["a", "b", "c"].map((one) => (
                <span key={one} className={`sk ${styles.cardSkeleton}`} aria-hidden="true" />
              ))}
        </div>
      )}
    </section>
  );
}
