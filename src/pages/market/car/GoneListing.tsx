import { CalendarX2 } from "lucide-react";
import type { CardView } from "#features/listings/card/card-view.ts";
import { browsePaths } from "#features/listings/paths.ts";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import * as styles from "./detail.module.css";
import { SimilarListings } from "./SimilarListings.tsx";

/** A listing that was sold or has expired: what is like it, or the way to all the others. */
export function GoneListing({ similar }: { similar: readonly CardView[] }) {
  const { t } = useWording();
  const vehicleType = similar[0]?.vehicleType ?? "car";
  const alone = similar.length === 0;
  return (
    <div className="wrap">
      <div className={`empty${alone ? " zone" : ` ${styles.gone}`}`}>
        <CalendarX2 className="i l muted" aria-hidden="true" />
        <h1>{t("detail.goneTitle")}</h1>
        <p className="soft">{t(alone ? "detail.goneTextAlone" : "detail.goneText")}</p>
        <Link to={browsePaths[vehicleType]} className={`btn above-2 ${alone ? "pri" : "sec"}`}>
          {t("detail.backToBrowsing")}
        </Link>
      </div>
      <SimilarListings listings={similar} vehicleType={vehicleType} />
    </div>
  );
}
