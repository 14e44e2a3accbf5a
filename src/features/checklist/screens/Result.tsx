import { CircleCheck, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { allPoints } from "#features/inspections/points/points.ts";
import { Question } from "#ui/kit/dialog/Question.tsx";
import { useWording } from "#ui/page.tsx";
import type { Inspection } from "../inspection-store.ts";
import { progressOf } from "../progress.ts";
import * as styles from "./checklist.module.css";

interface Props {
  inspection: Inspection;
  isRead: boolean;
  onForget: () => void;
}

/** Where an inspection stands: how far it is, what was found, and whether that is a reason not to buy. */
export function Result({ inspection, isRead, onForget }: Props) {
  const { t, number } = useWording();
  const [asks, setAsks] = useState(false);
  const { done, faults, stops } = progressOf(inspection);
  const isClear = done === allPoints.length && faults.length === 0;
  return (
    <section className="panel" aria-labelledby="result">
      <h2 id="result">{t("checklist.result")}</h2>
      <p role="status">
        {t("checklist.done", { done: number(done) })} · {t("checklist.faults", { count: faults.length })}
      </p>
      {stops.length > 0 && (
        <p className="note bad">
          <TriangleAlert className="i s" aria-hidden="true" />
          {t("checklist.stop", { count: stops.length })}
        </p>
      )}
      {isClear && (
        <p className="note plain">
          <CircleCheck className="i s" aria-hidden="true" />
          {t("checklist.clear")}
        </p>
      )}
      {faults.length > 0 && (
        <ul className={styles.faults}>
          {faults.map((point) => (
            <li key={point}>
              <b className="m">{t(`inspection.${point}`)}</b>
              <p className="soft">{t(`inspection.${point}Flag`)}</p>
              {inspection.notes[point] && <p dir="auto">{inspection.notes[point]}</p>}
            </li>
          ))}
        </ul>
      )}
      {isRead && done > 0 && (
        <button type="button" className="btn danger-o sm" onClick={() => setAsks(true)}>
          {t("checklist.forget")}
        </button>
      )}
      {asks && (
        <Question
          title={t("checklist.forgetTitle")}
          text={t("checklist.forgetText")}
          keep={t("checklist.keep")}
          onClose={() => setAsks(false)}
        >
          <button
            type="button"
            className="btn danger"
            onClick={() => {
              setAsks(false);
              onForget();
            }}
          >
            {t("checklist.forget")}
          </button>
        </Question>
      )}
    </section>
  );
}
