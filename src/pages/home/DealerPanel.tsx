import { Check } from "lucide-react";
import type { output } from "zod/v4/core";
import { RegistrationLink } from "#features/dealers/registration/RegistrationLink.tsx";
import type { plan } from "#features/plans/plan.contract.ts";
import { useWording } from "#ui/page.tsx";
import * as styles from "./home.module.css";

export type Plan = output<typeof plan>;

/** What an approved dealership has. What a plan brings is said to be the plan's, and read from it. */
export function DealerPanel({ plans }: { plans: Plan[] | undefined }) {
  const { t, language } = useWording();
  const largest = plans?.reduce<Plan | undefined>(
    (best, one) => (best && best.maxAds >= one.maxAds ? best : one),
    undefined,
  );
  const benefits = [
    t("home.dealersBadge"),
    t("home.dealersTrust"),
    ...(largest
      ? [
          t("home.dealersRoom", {
            plan: language === "ar" ? largest.nameAr : largest.name,
            listings: t("home.planUpTo", { count: largest.maxAds }),
            photos: t("home.photos", { count: largest.maxPhotos }),
          }),
        ]
      : []),
  ];
  return (
    <section id="dealers" className={styles.dealer} aria-labelledby="dealers-title">
      <h2 id="dealers-title">{t("home.dealersTitle")}</h2>
      <ul>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Check className="i" aria-hidden="true" />
            <span>{benefit}</span>
          </li>
        ))}
      </ul>
      <RegistrationLink className="btn">{t("home.dealersButton")}</RegistrationLink>
    </section>
  );
}
