import { useState } from "react";
import { foldDigits } from "#i18n/format.ts";
import { useNavigate } from "#platform/page/routing.ts";
import { Question } from "#ui/kit/dialog/Question.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import type { Report, ReportInput } from "../inspection.schema.ts";
import { highestMileage } from "../inspection-kinds.ts";
import { partNames } from "../points/points.ts";
import * as styles from "./my-inspections.module.css";
import { PartFields } from "./PartFields.tsx";
import { useAct } from "./use-act.ts";

interface Props {
  report: Report;
  onChange: (report: Report) => void;
}

/** Kilometres as they were typed, in any digits; null for nothing, undefined for what is none. */
function readMileage(typed: string): number | null | undefined {
  const digits = foldDigits(typed).replaceAll(/[\s,.]/g, "");
  if (digits === "") return null;
  const km = /^\d{1,7}$/.test(digits) ? Number(digits) : highestMileage + 1;
  return km <= highestMileage ? km : undefined;
}

/** What a partner writes down of a car, kept when asked, and published for good. */
export function ReportForm({ report, onChange }: Props) {
  const { t } = useWording();
  const { api } = usePage();
  const navigate = useNavigate();
  const { act, pending } = useAct();
  const [said, setSaid] = useState<ReportInput>(report);
  const [typed, setTyped] = useState(report.mileage === null ? "" : String(report.mileage));
  const [asks, setAsks] = useState<"publish" | "drop">();
  const mileage = readMileage(typed);
  const params = { id: report.id };
  const save = async () => {
    const { inspectedOn, verdicts, points } = said;
    const body = { inspectedOn, verdicts, points, mileage: mileage ?? null };
    return api("PUT /api/inspections/:id", { params, body });
  };
  const publish = async () => {
    setAsks(undefined);
    await save();
    onChange(await api("POST /api/inspections/:id/publish", { params }));
    window.scrollTo(0, 0);
  };
  const drop = async () => {
    setAsks(undefined);
    await api("DELETE /api/inspections/:id", { params });
    await navigate({ to: "/my-inspections" });
  };
  const wrong = mileage === undefined ? t("inspections.badMileage") : undefined;
  return (
    <>
      <section className={`panel ${styles.two}`}>
        <TextField
          label={t("inspections.inspectedOn")}
          error={undefined}
          type="date"
          value={said.inspectedOn ?? ""}
          onChange={({ target }) => setSaid({ ...said, inspectedOn: target.value || null })}
        />
        <TextField
          label={t("inspections.mileageRead")}
          error={wrong}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </section>
      {partNames.map((part) => (
        <PartFields key={part} part={part} said={said} onChange={setSaid} />
      ))}
      <div className={styles.ways}>
        <ActButton
          className="btn pri"
          pending={pending}
          off={wrong !== undefined}
          onClick={() => setAsks("publish")}
        >
          {t("inspections.publish")}
        </ActButton>
        <ActButton
          className="btn sec"
          pending={pending}
          off={wrong !== undefined}
          onClick={() => act({ call: save, said: t("inspections.saved") })}
        >
          {t("inspections.save")}
        </ActButton>
        <button type="button" className="btn quiet" onClick={() => setAsks("drop")}>
          {t("inspections.drop")}
        </button>
      </div>
      {asks && (
        <Question
          title={t(asks === "publish" ? "inspections.publishTitle" : "inspections.dropTitle")}
          text={t(asks === "publish" ? "inspections.publishText" : "inspections.dropText")}
          keep={t("inspections.back")}
          onClose={() => setAsks(undefined)}
        >
          <ActButton
            className={asks === "publish" ? "btn pri" : "btn danger"}
            pending={pending}
            onClick={() =>
              act(
                asks === "publish"
                  ? { call: publish, said: t("inspections.publishedDone") }
                  : { call: drop, said: t("inspections.dropped") },
              )
            }
          >
            {t(asks === "publish" ? "inspections.publish" : "inspections.drop")}
          </ActButton>
        </Question>
      )}
    </>
  );
}
