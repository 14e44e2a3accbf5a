import { AreaField } from "#ui/kit/form/AreaField.tsx";
import { SelectField } from "#ui/kit/form/SelectField.tsx";
import { useWording } from "#ui/page.tsx";
import type { ReportInput } from "../inspection.schema.ts";
import { type Finding, findings, longestNote, verdictKinds } from "../inspection-kinds.ts";
import { type Part, type Point, parts, pointsOf } from "../points/points.ts";
import * as styles from "./my-inspections.module.css";

interface Props {
  part: Part;
  said: ReportInput;
  onChange: (said: ReportInput) => void;
}

/** One part of the car: the verdict, what there is to say, and the points that were looked at. */
export function PartFields({ part, said, onChange }: Props) {
  const { t, number } = useWording();
  const now = said.verdicts[part] ?? { verdict: "not_looked" as const, note: "" };
  const change = (changed: Partial<typeof now>) =>
    onChange({ ...said, verdicts: { ...said.verdicts, [part]: { ...now, ...changed } } });
  const find = (point: Point, finding: Finding | undefined) => {
    const { [point]: _, ...others } = said.points;
    onChange({ ...said, points: finding ? { ...others, [point]: finding } : others });
  };
  const points = pointsOf(part);
  const done = points.filter((point) => said.points[point] !== undefined).length;
  return (
    <section className="panel stack" aria-labelledby={part}>
      <h2 id={part}>{t(`inspection-shown.${part}`)}</h2>
      <SelectField
        label={t("inspections.verdict")}
        error={undefined}
        value={now.verdict}
        choices={verdictKinds.map((value) => ({ value, label: t(`inspection-shown.${value}`) }))}
        onChange={({ target }) =>
          change({ verdict: verdictKinds.find((one) => one === target.value) ?? "not_looked" })
        }
      />
      <AreaField
        label={t("inspections.note")}
        error={undefined}
        rows={3}
        maxLength={longestNote}
        value={now.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <details>
        <summary>{t("inspections.points", { done: number(done), count: number(parts[part]) })}</summary>
        <div className={styles.points}>
          {points.map((point) => (
            <SelectField
              key={point}
              label={t(`inspection.${point}`)}
              error={undefined}
              none={t("inspection-shown.not_looked")}
              value={said.points[point] ?? ""}
              choices={findings.map((value) => ({ value, label: t(`inspections.found_${value}`) }))}
              onChange={({ target }) =>
                find(
                  point,
                  findings.find((one) => one === target.value),
                )
              }
            />
          ))}
        </div>
      </details>
    </section>
  );
}
