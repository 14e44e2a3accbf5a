import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isVin, plainVin } from "#features/vin/vin.ts";
import { dayInBeirut, foldDigits } from "#i18n/format.ts";
import { useNavigate } from "#platform/page/routing.ts";
import { LeaveQuestion } from "#ui/kit/dialog/LeaveQuestion.tsx";
import { Question } from "#ui/kit/dialog/Question.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import type { Report, ReportInput } from "../inspection.schema.ts";
import { highestMileage } from "../inspection-kinds.ts";
import { partNames } from "../points/points.ts";
import * as styles from "./my-inspections.module.css";
import { PartFields } from "./PartFields.tsx";
import { ReportPhotos } from "./ReportPhotos.tsx";
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
  const [typed, setTyped] = useState({
    mileage: report.mileage === null ? "" : String(report.mileage),
    vin: report.vinNumber ?? "",
  });
  const [asks, setAsks] = useState<"publish" | "drop">();
  /** It was to be published with something missing. */
  const [isDue, setDue] = useState(false);
  const mileage = readMileage(typed.mileage);
  const vin = plainVin(typed.vin);
  const body: ReportInput = {
    inspectedOn: said.inspectedOn,
    mileage: mileage ?? null,
    vinNumber: vin || null,
    verdicts: said.verdicts,
    points: said.points,
  };
  const now = JSON.stringify([body, typed.mileage]);
  const saved = useRef(now);
  const facts = useRef<HTMLElement>(null);
  const params = { id: report.id };
  const [first, last] = [dayInBeirut(new Date(Date.now() - 30 * 86_400_000)), dayInBeirut(new Date())];
  const needed = isDue ? t("inspections.needed") : undefined;
  const isOutside = said.inspectedOn !== null && (said.inspectedOn < first || said.inspectedOn > last);
  const wrong = {
    day: isOutside ? t("inspections.badDay") : said.inspectedOn === null ? needed : undefined,
    mileage: mileage === undefined ? t("inspections.badMileage") : mileage === null ? needed : undefined,
    vin: vin === "" ? needed : isVin(vin) ? undefined : t("errors.field.vin"),
  };
  const cannotSave = mileage === undefined || (vin !== "" && !isVin(vin));
  const isComplete = said.inspectedOn !== null && !isOutside && typeof mileage === "number" && isVin(vin);
  const showMissing = () => {
    flushSync(() => setDue(true));
    facts.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  };
  const save = async () => {
    await api("PUT /api/inspections/:id", { params, body });
    saved.current = now;
  };
  const publish = async () => {
    setAsks(undefined);
    onChange(await api("POST /api/inspections/:id/publish", { params, body }));
    window.scrollTo(0, 0);
  };
  const drop = async () => {
    setAsks(undefined);
    await api("DELETE /api/inspections/:id", { params });
    saved.current = now;
    await navigate({ to: "/my-inspections" });
  };
  return (
    <>
      <section className={`panel ${styles.two}`} ref={facts}>
        <TextField
          label={t("inspections.inspectedOn")}
          error={wrong.day}
          type="date"
          min={first}
          max={last}
          value={said.inspectedOn ?? ""}
          onChange={({ target }) => setSaid({ ...said, inspectedOn: target.value || null })}
        />
        <TextField
          label={t("inspections.mileageRead")}
          error={wrong.mileage}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={typed.mileage}
          onChange={({ target }) => setTyped({ ...typed, mileage: target.value })}
        />
        <TextField
          label={t("inspections.vin")}
          error={wrong.vin}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={typed.vin}
          onChange={({ target }) => setTyped({ ...typed, vin: target.value })}
        >
          <p className="tiny muted">{t("inspections.vinHint")}</p>
        </TextField>
      </section>
      {partNames.map((part) => (
        <PartFields key={part} part={part} said={said} onChange={setSaid} />
      ))}
      <ReportPhotos report={report} />
      <div className={styles.ways}>
        <ActButton
          className="btn pri"
          pending={pending}
          off={cannotSave}
          onClick={() => (isComplete ? setAsks("publish") : showMissing())}
        >
          {t("inspections.publish")}
        </ActButton>
        <ActButton
          className="btn sec"
          pending={pending}
          off={cannotSave}
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
      <LeaveQuestion
        isBegun={() => saved.current !== now}
        isLost={() => saved.current !== now}
        title={t("inspections.leaveTitle")}
        text={t("inspections.leaveText")}
        stay={t("inspections.back")}
        go={t("inspections.leave")}
        goClass="danger-o"
      />
    </>
  );
}
