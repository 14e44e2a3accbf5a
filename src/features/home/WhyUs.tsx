import { MessageCircle, ShieldCheck, Smartphone, Store } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import { useSite } from "#ui/shell/use-site.ts";

/** Three reasons, each of them so. Dealers are counted, and not spoken of while there is none. */
export function WhyUs({ dealers }: { dealers: number }) {
  const { t } = useWording();
  const { name } = useSite();
  const reasons = [
    { Icon: ShieldCheck, title: t("home.whyReviewedTitle"), text: t("home.whyReviewedText") },
    { Icon: MessageCircle, title: t("home.whyDirectTitle"), text: t("home.whyDirectText") },
    dealers > 0
      ? { Icon: Store, title: t("home.whyDealersTitle", { count: dealers }), text: t("home.whyDealersText") }
      : { Icon: Smartphone, title: t("home.whyLightTitle"), text: t("home.whyLightText") },
  ];
  return (
    <section className="zone why-zone" aria-labelledby="why">
      <div className="wrap">
        <h2 id="why" className="sr">
          {t("home.whyTitle", { name })}
        </h2>
        <div className="why">
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
