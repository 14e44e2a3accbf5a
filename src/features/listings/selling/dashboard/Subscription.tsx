import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import type { SubscriptionStatus } from "#features/plans/limits.contract.ts";
import { subscriptionQuery } from "#features/plans/plans.data.ts";
import { Failed } from "#ui/Failed.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { useSite } from "#ui/shell/use-site.ts";
import { Meters, PlanEnd, PlanHeading } from "./PlanUse.tsx";

/** The plan one has and what of it is used, and the plans that there are. */
export function Subscription() {
  const { t } = useWording();
  const { api } = usePage();
  const { data, isError, refetch } = useQuery(subscriptionQuery(api));
  if (isError && !data) {
    return (
      <div className="dash-part">
        <Failed text={t("dashboard.planFailed")} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) return <span className="sk dash-plan-sk dash-part" aria-hidden="true" />;
  return (
    <div className="dash-part dash-stack">
      <section className="panel dash-stack s3 dash-plan" aria-labelledby="plan">
        <PlanHeading status={data} />
        <Meters status={data} />
        <PlanEnd status={data} />
        <p className="small soft">{t("dashboard.useHint")}</p>
      </section>
      <section className="dash-stack s3" aria-labelledby="plans">
        <h2 id="plans" className="dash-h">
          {t("dashboard.plans")}
        </h2>
        <ul className="dash-plans">
          {data.availablePlans.map((plan) => (
            <li key={plan.id} className="panel">
              <PlanCard plan={plan} isCurrent={plan.slug === data.currentPlan} />
            </li>
          ))}
        </ul>
        <ChangePlan />
      </section>
    </div>
  );
}

interface PlanProps {
  plan: SubscriptionStatus["availablePlans"][number];
  isCurrent: boolean;
}

function PlanCard({ plan, isCurrent }: PlanProps) {
  const { t, language, money } = useWording();
  const arabic = language === "ar";
  const places =
    plan.maxAds === 1
      ? [t("dashboard.planOne")]
      : [
          t("dashboard.planAds", { count: plan.maxAds }),
          t("dashboard.planCars", { count: plan.maxCarListings }),
          t("dashboard.planMotorcycles", { count: plan.maxMotorcycleListings }),
        ];
  const holds = [...places, t("dashboard.planPhotos", { count: plan.maxPhotos })];
  return (
    <>
      <div className="row between">
        <h3>{arabic ? plan.nameAr : plan.name}</h3>
        {isCurrent && <span className="badge brand">{t("dashboard.planCurrent")}</span>}
      </div>
      <p className="dash-price">
        <bdi className="num" dir="ltr">
          {money(plan.price)}
        </bdi>
        <span className="tiny muted">
          {plan.price === 0 ? t("dashboard.planForever") : t("dashboard.planEvery", { days: plan.duration })}
        </span>
      </p>
      <p className="small soft">{arabic ? plan.descriptionAr : plan.description}</p>
      <ul className="dash-holds">
        {holds.map((one) => (
          <li key={one}>
            <Check className="i s" aria-hidden="true" />
            {one}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Another plan is a matter for people, by the shortest way to them that the settings name. */
function ChangePlan() {
  const { t } = useWording();
  const { whatsapp, email } = useSite();
  const href = whatsapp ? `https://wa.me/${whatsapp.replace(/\D/g, "")}` : email && `mailto:${email}`;
  if (!href) return null;
  return (
    <p className="small soft">
      {t("dashboard.changePlan")}{" "}
      <a className="link" href={href} {...(whatsapp && { target: "_blank", rel: "noopener" })}>
        {t(whatsapp ? "dashboard.changeByWhatsApp" : "dashboard.changeByMail")}
      </a>
    </p>
  );
}
