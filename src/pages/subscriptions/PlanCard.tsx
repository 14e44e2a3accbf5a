import { Check, Minus } from "lucide-react";
import { SupportLink } from "#features/payments/screens/SupportLink.tsx";
import { useWording } from "#ui/page.tsx";
import { SellLink } from "#ui/SellLink.tsx";
import { CreditText } from "./CreditText.tsx";
import { missingFrom, type ShownPlan } from "./offered-plans.ts";
import { PayLink } from "./PayLink.tsx";
import * as styles from "./plans.module.css";

export interface PlanCardProps {
  plan: ShownPlan;
  /** The next larger one. */
  next: ShownPlan | undefined;
  /** What runs now, and until when; undefined for a guest. */
  running: { name: string; endsAt: string | null } | undefined;
  standsOut: boolean;
}

/** One plan: what it holds, what it costs, and what can be done about it now. */
export function PlanCard(props: PlanCardProps) {
  const { plan, next, standsOut } = props;
  const { t, language, money } = useWording();
  const arabic = language === "ar";
  const name = arabic ? plan.nameAr : plan.name;
  const listOf = (one: ShownPlan) => (arabic ? one.featuresAr : one.features);
  const missing = next ? missingFrom(plan, next).flatMap((index) => listOf(next)[index] ?? []) : [];
  return (
    <section
      className={standsOut ? `panel ${styles.card} ${styles.hot}` : `panel ${styles.card}`}
      aria-labelledby={`plan-${plan.slug}`}
    >
      <div className={styles.cardHeading}>
        <h2 id={`plan-${plan.slug}`}>{name}</h2>
        <Mark plan={plan} />
      </div>
      <p className={styles.cardPrice}>
        <bdi className="num" dir="ltr">
          {money(plan.price)}
        </bdi>
        <span className="small muted">
          {plan.price === 0 ? t("subscriptions.always") : t("subscriptions.every", { days: plan.duration })}
        </span>
      </p>
      <p className={styles.cardFor}>{arabic ? plan.descriptionAr : plan.description}</p>
      <ul aria-label={t("subscriptions.holds", { plan: name })}>
        {[placesOf(plan, t), t("subscriptions.photos", { count: plan.maxPhotos }), ...listOf(plan)].map(
          (one) => (
            <li key={one}>
              <Check className="i s" aria-hidden="true" />
              {one}
            </li>
          ),
        )}
        {missing.map((one) => (
          <li key={one} className={styles.missing}>
            <Minus className="i s" aria-hidden="true" />
            <span>
              <span className="sr">{t("subscriptions.notHeld")} </span>
              {one}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.cardDo}>
        <Do {...props} name={name} />
      </div>
    </section>
  );
}

function placesOf(plan: ShownPlan, t: ReturnType<typeof useWording>["t"]): string {
  const ads = t("subscriptions.ads", { count: plan.maxAds });
  if (plan.maxAds === 1) return ads;
  const parts = {
    ads,
    cars: t("subscriptions.cars", { count: plan.maxCarListings }),
    motorcycles: t("subscriptions.motorcycles", { count: plan.maxMotorcycleListings }),
  };
  const exact = plan.maxCarListings + plan.maxMotorcycleListings === plan.maxAds;
  return t(exact ? "subscriptions.split" : "subscriptions.splitUpTo", parts);
}

function Mark({ plan: { change, tier, isPopular } }: { plan: ShownPlan }) {
  const { t } = useWording();
  if (change === "current" || change === "renew") {
    return <span className="badge brand">{t("subscriptions.current")}</span>;
  }
  if (tier === "plus") return <span className="badge">{t("subscriptions.forDealers")}</span>;
  return isPopular ? <span className="badge">{t("subscriptions.popular")}</span> : null;
}

/** The button of a card: what it would do depends on what runs now. */
function Do({ plan, running, standsOut, name }: PlanCardProps & { name: string }) {
  const { t, day } = useWording();
  const look = standsOut ? "btn pri" : "btn sec";
  if (!running) {
    if (plan.price === 0) return <SellLink className={look}>{t("subscriptions.startFree")}</SellLink>;
    return (
      <PayLink plan={plan.slug} className={look}>
        {t("subscriptions.choose", { plan: name })}
      </PayLink>
    );
  }
  if (plan.change === "downgrade") {
    return (
      <>
        <button type="button" className="btn" disabled>
          {t("subscriptions.downgrade")}
        </button>
        <SupportLink className="link small">{t("subscriptions.contactSupport")}</SupportLink>
      </>
    );
  }
  if (plan.change === "upgrade") {
    return (
      <>
        <PayLink plan={plan.slug} className={look}>
          {t("subscriptions.moveTo", { plan: name })}
        </PayLink>
        {plan.credit ? (
          <p className="tiny soft">
            <CreditText plan={plan} running={running.name} />
          </p>
        ) : null}
      </>
    );
  }
  return (
    <>
      <button type="button" className="btn" disabled>
        <Check className="i s" aria-hidden="true" />
        {t("subscriptions.yourCurrent")}
      </button>
      {plan.change === "renew" && (
        <>
          <PayLink plan={plan.slug} className="btn soft">
            {t("subscriptions.renew", { days: plan.duration })}
          </PayLink>
          {running.endsAt && (
            <p className="tiny soft">
              {t("subscriptions.renewHint", { day: day(later(running.endsAt, plan.duration)) })}
            </p>
          )}
        </>
      )}
    </>
  );
}

const dayLength = 86_400_000;
const later = (iso: string, days: number) => new Date(Date.parse(iso) + days * dayLength).toISOString();
