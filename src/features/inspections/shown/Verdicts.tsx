import { useWording } from "#ui/page.tsx";
import type { ReportFacts } from "../inspection.schema.ts";
import type { VerdictKind } from "../inspection-kinds.ts";
import { partNames } from "../points/points.ts";
import * as styles from "./inspection.module.css";

const tones = { good: "ok", attention: "warn", bad: "bad", not_looked: "" } as const;

export function VerdictBadge({ verdict }: { verdict: VerdictKind }) {
  const { t } = useWording();
  return <span className={`badge dot ${tones[verdict]}`}>{t(`inspection-shown.${verdict}`)}</span>;
}

/** What is said of each part of the car. */
export function Verdicts({ verdicts }: Pick<ReportFacts, "verdicts">) {
  const { t } = useWording();
  return (
    <ul className={styles.verdicts}>
      {partNames.map((part) => {
        const verdict = verdicts[part] ?? "not_looked";
        return (
          <li key={part}>
            <span>{t(`inspection-shown.${part}`)}</span>
            <VerdictBadge verdict={verdict} />
          </li>
        );
      })}
    </ul>
  );
}
