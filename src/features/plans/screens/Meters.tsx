import { useWording } from "#ui/page.tsx";
import type { SubscriptionStatus } from "../limits.contract.ts";
import * as styles from "./meters.module.css";

/** How much of a plan is used: pending and live listings take its places. Needs the namespace "subscriptions". */
export function Meters({ status }: { status: SubscriptionStatus }) {
  const { t } = useWording();
  return (
    <div className={styles.meters}>
      <Meter label={t("subscriptions.listings")} used={status.adsUsed} max={status.maxAds} />
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
        <span className="m">{t("subscriptions.used", { used: number(used), max: number(max) })}</span>
      </div>
      <div className={used >= max ? `meter ${styles.warning}` : "meter"} aria-hidden="true">
        <i style={{ inlineSize: `${share}%` }} />
      </div>
    </div>
  );
}
