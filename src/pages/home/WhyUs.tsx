import { MessageCircle, ShieldCheck, Smartphone, Store } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import { useSite } from "#ui/shell/use-site.ts";
import * as styles from "./home.module.css";
import { reasonsThatHold } from "./reasons.ts";

/** Up to three reasons, each of them so at this moment. */
export function WhyUs({ dealers }: { dealers: number }) {
  const { t } = useWording();
  const { name, everyListingReviewed } = useSite();
  const known = {
    reviewed: { Icon: ShieldCheck, title: t("home.whyReviewedTitle"), text: t("home.whyReviewedText") },
    direct: { Icon: MessageCircle, title: t("home.whyDirectTitle"), text: t("home.whyDirectText") },
    dealers: {
      Icon: Store,
      title: t("home.whyDealersTitle", { count: dealers }),
      text: t("home.whyDealersText"),
    },
    light: { Icon: Smartphone, title: t("home.whyLightTitle"), text: t("home.whyLightText") },
  };
  const reasons = reasonsThatHold({ everyListingReviewed, dealers }).map((reason) => known[reason]);
  return (
    <section className={`zone ${styles.whyZone}`} aria-labelledby="why">
      <div className="wrap">
        <h2 id="why" className="sr">
          {t("home.whyTitle", { name })}
        </h2>
        <div className={styles.why}>
          {reasons.map(({ Icon, title, text }) => (
            <div key={title}>
              <Icon className="i" aria-hidden="true" />
              <h3>{title}</h3>
              <p className="soft">{text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
