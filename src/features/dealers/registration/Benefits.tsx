import { BadgeCheck, Headset, ShieldCheck, TrendingUp } from "lucide-react";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import * as styles from "./registration.module.css";

/** What an approved dealership has. What a plan brings is said to be the plan's. */
export function Benefits() {
  const { t } = useWording();
  const benefits = [
    { icon: BadgeCheck, text: t("dealers.benefitBadge") },
    { icon: ShieldCheck, text: t("dealers.benefitTrust") },
    { icon: Headset, text: t("dealers.benefitSupport") },
  ];
  return (
    <section className={styles.benefits} aria-label={t("dealers.benefitsTitle")}>
      <h2>{t("dealers.benefitsTitle")}</h2>
      <ul>
        {benefits.map(({ icon: Icon, text }) => (
          <li key={text}>
            <Icon className="i" aria-hidden="true" />
            <span>{text}</span>
          </li>
        ))}
        <li>
          <TrendingUp className="i" aria-hidden="true" />
          <span>
            {t("dealers.benefitPlan")}{" "}
            <Link className={styles.plans} to="/subscriptions">
              {t("dealers.benefitPlanLink")}
            </Link>
          </span>
        </li>
      </ul>
    </section>
  );
}

/** What happens from the form to the answer. */
export function Steps() {
  const { t, plain } = useWording();
  const steps = [
    [t("dealers.step1"), t("dealers.step1Text")],
    [t("dealers.step2"), t("dealers.step2Text")],
    [t("dealers.step3"), t("dealers.step3Text")],
  ] as const;
  return (
    <section aria-label={t("dealers.stepsTitle")}>
      <h2>{t("dealers.stepsTitle")}</h2>
      <ol className={styles.steps}>
        {steps.map(([title, text], index) => (
          <li key={title}>
            <span className={styles.stepNumber} aria-hidden="true">
              {plain(index + 1)}
            </span>
            <span>
              <b>{title}</b>
              <span className="soft small">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
