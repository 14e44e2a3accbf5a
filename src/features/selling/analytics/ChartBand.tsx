import { useWording } from "#ui/page.tsx";
import {
  areaPath,
  barsPath,
  dotsPath,
  linePath,
  type Series,
  sheetHeight,
  stemsPath,
  topOf,
} from "./chart-shapes.ts";
import * as styles from "./daily-chart.module.css";

interface Props {
  kind: Series;
  values: readonly number[];
  /** The day whose values are told. */
  at: number | undefined;
}

/** One series of the chart: views are a line, contacts bars, favourites dots on stems. */
export function ChartBand({ kind, values, at }: Props) {
  const { number } = useWording();
  const top = topOf(values);
  const told = at === undefined ? undefined : values[at];
  return (
    <div className={`${styles.band} ${kind}`} aria-hidden="true">
      <span className={styles.top}>{number(top)}</span>
      {kind === "views" && <span className={styles.half}>{number(top / 2)}</span>}
      <svg
        className="flip"
        viewBox={`0 0 ${values.length} ${sheetHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <Shapes kind={kind} values={values} top={top} />
      </svg>
      {kind === "views" && at !== undefined && told !== undefined && (
        <i
          className={styles.point}
          style={{
            insetInlineStart: `${((at + 0.5) / values.length) * 100}%`,
            insetBlockEnd: `${(told / top) * 100}%`,
          }}
        />
      )}
    </div>
  );
}

function Shapes({ kind, values, top }: { kind: Series; values: readonly number[]; top: number }) {
  if (kind === "contacts") return <path className={styles.fill} d={barsPath(values, top)} />;
  if (kind === "favorites") {
    return (
      <>
        <path className={styles.stem} d={stemsPath(values, top)} />
        <path className={values.length > 45 ? `${styles.dot} small` : styles.dot} d={dotsPath(values, top)} />
      </>
    );
  }
  return (
    <>
      <path className={styles.area} d={areaPath(values, top)} />
      <path className={styles.line} d={linePath(values, top)} />
    </>
  );
}
