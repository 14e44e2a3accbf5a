import { isolated } from "#i18n/format.ts";
import { usePage, useWording } from "#ui/page.tsx";
import type { SubscriptionStatus } from "../limits.contract.ts";
import { Meters } from "./Meters.tsx";
import * as styles from "./plan-now.module.css";

const dayLength = 86_400_000;

/** What runs now: how much of it is used, what it costs and until when. Needs the namespace "subscriptions". */
export function CurrentPlan({ status }: { status: SubscriptionStatus }) {
  const { t, language, money, day } = useWording();
  const { planDetails, availablePlans, currentPlan, endedAt } = status;
  const days = availablePlans.find(({ slug }) => slug === currentPlan)?.duration ?? 30;
  return (
    <section className="panel plan-now" aria-labelledby="plan-now">
      <div>
        <h2 id="plan-now" className={styles.nowKey}>
          {t("subscriptions.yourPlan")}
        </h2>
        <p className={styles.nowName}>{language === "ar" ? planDetails.nameAr : planDetails.name}</p>
      </div>
      <Meters status={status} />
      <p className={`small soft ${styles.nowEnd}`}>
        <span>
          {planDetails.price === 0
            ? t("subscriptions.free")
            : t("subscriptions.priceEvery", { price: isolated(money(planDetails.price)), days })}
        </span>
        <End status={status} />
      </p>
      {status.subscriptionStatus === "expired" && endedAt && (
        <p className="note warn">{t("subscriptions.ended", { day: day(endedAt) })}</p>
      )}
    </section>
  );
}

function End({ status: { endsAt } }: { status: SubscriptionStatus }) {
  const { t, day } = useWording();
  const { now } = usePage();
  if (!endsAt) return <span>{t("subscriptions.endless")}</span>;
  // Rounded: a page that was opened before the payment and one that was opened after it say the same.
  const days = Math.max(0, Math.round((Date.parse(endsAt) - now.getTime()) / dayLength));
  return <span>{t("subscriptions.endsIn", { days, day: day(endsAt) })}</span>;
}
