import { CalendarX2 } from "lucide-react";
import { browsePaths } from "#features/listings/paths.ts";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import type { GoneData } from "./detail.api.ts";
import { SimilarListings } from "./SimilarListings.tsx";
import * as styles from "./similar.module.css";

/** A listing that was sold or has expired, or is not there: what is like it where that is known, or others, or the way to all of them. */
export function GoneListing({ state, similar, isLike, vehicleType }: GoneData) {
  const { t } = useWording();
  const alone = similar.count === 0;
  const isMissing = state === "missing";
  const text = alone ? t("detail.goneTextAlone") : t("detail.goneText");
  return (
    <div className="wrap">
      <div className={`empty${alone ? " zone" : ` ${styles.gone}`}`}>
        <CalendarX2 className="i l muted" aria-hidden="true" />
        <h1>{t(isMissing ? "detail.missingTitle" : "detail.goneTitle")}</h1>
        <p className="soft">{isMissing ? t("detail.missingText") : text}</p>
        <Link to={browsePaths[vehicleType]} className={`btn above-2 ${alone ? "pri" : "sec"}`}>
          {t("detail.backToBrowsing")}
        </Link>
      </div>
      <SimilarListings
        list={similar}
        vehicleType={vehicleType}
        {...(!isLike && { title: t("detail.missingOthers") })}
      />
    </div>
  );
}
