import { FileCheck2, HandCoins, Sun, Wrench } from "lucide-react";
import { useWording } from "#ui/page.tsx";

/** What goes wrong in this market, and how not to let it. */
export function SafetyTips() {
  const { t } = useWording();
  const tips = [
    { Icon: Wrench, title: t("listings.safetyMechanic"), text: t("listings.safetyMechanicText") },
    { Icon: FileCheck2, title: t("listings.safetyPapers"), text: t("listings.safetyPapersText") },
    { Icon: Sun, title: t("listings.safetyMeet"), text: t("listings.safetyMeetText") },
    { Icon: HandCoins, title: t("listings.safetyDeposit"), text: t("listings.safetyDepositText") },
  ];
  return (
    <section>
      <h2>{t("listings.safetyTitle")}</h2>
      <ul className="safety">
        {tips.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon className="i" aria-hidden="true" />
            <div>
              <b className="m">{title}</b>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
