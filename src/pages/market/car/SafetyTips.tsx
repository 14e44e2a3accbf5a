import { ClipboardCheck, FileCheck2, HandCoins, Sun, Wrench } from "lucide-react";
import { ReportButton } from "#features/listings/reporting/ReportButton.tsx";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { Link } from "#platform/page/routing.ts";
import { Kept } from "#ui/Kept.tsx";
import { useWording } from "#ui/page.tsx";
import * as styles from "./detail.module.css";

/** What goes wrong in this market, and how not to let it; under it, what to do where it did. */
export function SafetyTips({ listing }: { listing: { id: string; vehicleType: VehicleType } }) {
  const { t } = useWording();
  return (
    <section>
      <h2>{t("detail.safetyTitle")}</h2>
      <Kept as="ul" className={styles.safety} thing={Tips} variant={() => "tips"}>
        {() => <Tips />}
      </Kept>
      {listing.vehicleType === "car" && (
        <p>
          <Link to="/checklist" search={{ car: listing.id }} className="btn sec">
            <ClipboardCheck className="i s" aria-hidden="true" />
            {t("detail.safetyChecklist")}
          </Link>
        </p>
      )}
      <ReportButton listingId={listing.id} />
    </section>
  );
}

function Tips() {
  const { t } = useWording();
  const tips = [
    { Icon: Wrench, title: t("detail.safetyMechanic"), text: t("detail.safetyMechanicText") },
    { Icon: FileCheck2, title: t("detail.safetyPapers"), text: t("detail.safetyPapersText") },
    { Icon: Sun, title: t("detail.safetyMeet"), text: t("detail.safetyMeetText") },
    { Icon: HandCoins, title: t("detail.safetyDeposit"), text: t("detail.safetyDepositText") },
  ];
  return tips.map(({ Icon, title, text }) => (
    <li key={title}>
      <Icon className="i" aria-hidden="true" />
      <div>
        <b className="m">{title}</b>
        <p>{text}</p>
      </div>
    </li>
  ));
}
