import * as styles from "../screens/overview-tab.module.css";

const width = 110;
const height = 26;
const edge = 3;

/** A line that shows the way a figure went, without numbers: they stand above it. */
export function Sparkline({ values, falls }: { values: readonly number[]; falls: boolean }) {
  if (values.length < 2) return <span className={styles.spark} aria-hidden="true" />;
  const least = Math.min(...values);
  const spread = Math.max(...values) - least || 1;
  const x = (at: number) => Math.round((at / (values.length - 1)) * (width - edge) * 10) / 10;
  const y = (value: number) =>
    Math.round((height - edge - ((value - least) / spread) * (height - 2 * edge)) * 10) / 10;
  const colour = falls ? "var(--danger)" : "var(--chart-1)";
  return (
    <svg className={styles.spark} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path
        d={values.map((value, at) => `${at === 0 ? "M" : "L"}${x(at)} ${y(value)}`).join("")}
        fill="none"
        stroke={colour}
        strokeWidth="1.75"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={x(values.length - 1)} cy={y(values.at(-1) ?? 0)} r="2.5" fill={colour} />
    </svg>
  );
}
