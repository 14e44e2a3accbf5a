import type { BonusFeature } from "#features/plans/add-on.schema.ts";
import type { OwnAddOn } from "#features/plans/limits.contract.ts";
import { useWording } from "#ui/page.tsx";
import * as styles from "./add-ons.module.css";
import { BadgePapers } from "./BadgePapers.tsx";
import { addOnIcons, addOnName } from "./faces.ts";

const faces = {
  running: { tone: "ok", words: "subscriptions.running" },
  waiting: { tone: "info", words: "subscriptions.waiting" },
  ended: { tone: "", words: "subscriptions.over" },
} as const;

/** The add-ons that a user bought, and until when they work. */
export function OwnAddOns({
  owned,
  features,
}: {
  owned: readonly OwnAddOn[];
  features: readonly BonusFeature[];
}) {
  const { t, language, day } = useWording();
  if (owned.length === 0) return null;
  return (
    <section className={`panel ${styles.ownAddOns}`} aria-labelledby="own-add-ons">
      <h2 id="own-add-ons">{t("subscriptions.yours")}</h2>
      <ul>
        {owned.map((one) => {
          const Icon = addOnIcons[one.feature];
          const feature = features.find(({ slug }) => slug === one.feature);
          const { tone, words } = faces[one.state];
          return (
            <li key={`${one.feature}${one.carId ?? ""}${one.startsAt}`} className={styles.row}>
              <Icon className="i muted" aria-hidden="true" />
              <span className="grow">
                <span className="m">{feature ? addOnName(feature, language) : one.feature}</span>
                {one.carTitle && (
                  <bdi className="tiny muted" dir="auto">
                    {one.carTitle}
                  </bdi>
                )}
              </span>
              <span className={styles.ownAddOnWhen}>
                <span className={`badge ${tone}`}>{t(words)}</span>
                <span className="tiny muted">
                  {one.endsAt
                    ? t("subscriptions.until", { day: day(one.endsAt) })
                    : t("subscriptions.since", { day: day(one.startsAt) })}
                </span>
              </span>
              {one.feature === "verification_badge" && one.state === "waiting" && <BadgePapers />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
