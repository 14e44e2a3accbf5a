import { ChevronLeft, CloudCheck, CloudOff } from "lucide-react";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import type { DraftView, FormDraft } from "./form-draft.ts";
import { OtherDraft, RestoredDraft } from "./RestoredDraft.tsx";
import * as styles from "./sell.module.css";

interface Props {
  vehicleType: VehicleType;
  isNew: boolean;
  draft: FormDraft;
  view: DraftView;
}

/** What the page is for, whether what is typed is kept, and the draft that came back. */
export function FormHeading({ vehicleType, isNew, draft, view }: Props) {
  const { t } = useWording();
  const car = vehicleType === "car";
  if (!isNew) return <h1 className={styles.heading}>{t("selling.editTitle")}</h1>;
  return (
    <>
      <div className={styles.heading}>
        <div className="grow">
          {!car && (
            <Link className={`btn quiet sm ${styles.back}`} to="/user-dashboard">
              <ChevronLeft className="i s flip" aria-hidden="true" />
              {t("selling.back")}
            </Link>
          )}
          <h1>{t(car ? "selling.carTitle" : "selling.motorcycleTitle")}</h1>
          <p className="soft">
            {t("selling.intro")}{" "}
            <Link className="link" to={car ? "/add-motorcycle" : "/add-car"}>
              {t(car ? "selling.otherMotorcycle" : "selling.otherCar")}
            </Link>
          </p>
        </div>
        <p className={`small muted ${styles.draft}`} role="status">
          {(view.kept === "device" || view.kept === "account") && (
            <>
              <CloudCheck className="i s" aria-hidden="true" />
              {t(view.kept === "account" ? "selling.draftOnAccount" : "selling.draftKept")}
            </>
          )}
          {view.kept === "refused" && (
            <>
              <CloudOff className="i s" aria-hidden="true" />
              {t("selling.draftRefused")}
            </>
          )}
        </p>
      </div>
      {view.restored && <RestoredDraft {...view.restored} draft={draft} />}
      {view.other && <OtherDraft other={view.other} draft={draft} />}
      <noscript>
        <p className="note warn">{t("selling.needsScript")}</p>
      </noscript>
    </>
  );
}
