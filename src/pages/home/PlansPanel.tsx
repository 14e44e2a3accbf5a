import { ChevronRight } from "lucide-react";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import { SellLink } from "#ui/SellLink.tsx";
import type { Plan } from "./DealerPanel.tsx";
import * as styles from "./home.module.css";

/** The plans as they stand in the database: the free one leads to a first listing, the others to what one has and may have. */
export function PlansPanel({ plans }: { plans: Plan[] | undefined }) {
  const { t } = useWording();
  return (
    <section id="plans" className={`panel ${styles.plans}`} aria-labelledby="plans-title">
      <h2 id="plans-title">{t("home.plansTitle")}</h2>
      <p className="soft small">{t("home.plansText")}</p>
      {plans ? (
        <ul>
          {plans.map((plan) => (
            <li key={plan.id}>
              <PlanRow plan={plan} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="note plain above-3">{t("home.plansFailed")}</p>
      )}
    </section>
  );
}

function PlanRow({ plan }: { plan: Plan }) {
  const { t, language, money } = useWording();
  const free = plan.price === 0;
  const text = (
    <>
      <span className="grow">
        <b>{language === "ar" ? plan.nameAr : plan.name}</b>
        <span className="small muted">
          {t("home.planListings", { count: plan.maxAds })}
          {" · "}
          {t("home.planPhotos", { count: plan.maxPhotos })}
        </span>
      </span>
      <span className={styles.planPrice}>
        <bdi className="num" dir="ltr">
          {money(plan.price)}
        </bdi>
        <span className="tiny muted">
          {free ? t("home.planForever") : t("home.planEvery", { days: plan.duration })}
        </span>
      </span>
      <ChevronRight className="i s flip" aria-hidden="true" />
    </>
  );
  if (free) return <SellLink className={styles.plan}>{text}</SellLink>;
  return (
    <Link className={styles.plan} to="/subscriptions" search={{ plan: plan.slug }} hash="pay" preload={false}>
      {text}
    </Link>
  );
}
