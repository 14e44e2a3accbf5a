import { ChevronLeft, CloudCheck, CloudOff, History } from "lucide-react";
import { useEffect, useRef } from "react";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { formatAge } from "#i18n/format.ts";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import * as styles from "./sell.module.css";
import type { DraftState } from "./use-draft.ts";

interface Props {
  vehicleType: VehicleType;
  isNew: boolean;
  draft: DraftState;
}

/** What the page is for, whether what is typed is kept, and the draft that came back. */
export function FormHeading({ vehicleType, isNew, draft }: Props) {
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
          {draft.kept === "kept" && (
            <>
              <CloudCheck className="i s" aria-hidden="true" />
              {t("selling.draftKept")}
            </>
          )}
          {draft.kept === "refused" && (
            <>
              <CloudOff className="i s" aria-hidden="true" />
              {t("selling.draftRefused")}
            </>
          )}
        </p>
      </div>
      {draft.restored && <Restored savedAt={draft.restored} draft={draft} />}
    </>
  );
}

function Restored({ savedAt, draft }: { savedAt: string; draft: DraftState }) {
  const { t, language } = useWording();
  const note = useRef<HTMLDivElement>(null);
  // In newer browsers this gives a promise, which is nothing to clean up with.
  useEffect(() => {
    note.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={note} className="note brand" role="status">
      <History className="i" aria-hidden="true" />
      <p className="grow">
        {t("selling.draftBack", { age: formatAge(language, new Date(savedAt), new Date()) })}
      </p>
      <button type="button" className="link" onClick={draft.goOn}>
        {t("selling.draftContinue")}
      </button>
      <button type="button" className="link" onClick={draft.discard}>
        {t("selling.draftDiscard")}
      </button>
    </div>
  );
}
