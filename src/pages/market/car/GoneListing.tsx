import { CalendarX2 } from "lucide-react";
import { browsePaths } from "#features/listings/paths.ts";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import type { GoneData } from "./detail.api.ts";
import * as styles from "./detail.module.css";
import { SimilarListings } from "./SimilarListings.tsx";

/** A listing that was sold or has expired: what is like it, or the way to all the others. */
export function GoneListing({ similar, vehicleType }: GoneData) {
  const { t } = useWording();
  const alone = similar.count === 0;
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
      <SimilarListings list={similar} vehicleType={vehicleType} />
    </div>
  );
}
