import type { CSSProperties } from "react";
import { topOf } from "./chart-values.ts";
import * as styles from "./charts.module.css";

export interface Bar {
  key: string;
  /** Under it; empty where there is no room for all. */
  label: string;
  /** From the ground up. What is below nothing is drawn as nothing: the table beside it says it. */
  parts: readonly number[];
  /** Said of it under the pointer. */
  title: string;
}

interface Props {
  /** What the chart is of, read aloud in its place: the figures stand in a table or list beside it. */
  label: string;
  bars: readonly Bar[];
  format: (value: number) => string;
  /** Without its scale and labels, for small places. */
  small?: boolean;
}

/** Bars over time, each in one or two parts. They follow the direction of the page. */
export function Bars({ label, bars, format, small = false }: Props) {
  const drawn = bars.map(({ parts }) => parts.map((value) => Math.max(0, value)));
  const top = topOf(drawn.map((parts) => parts.reduce((sum, value) => sum + value, 0)));
  return (
    <figure className={small ? `${styles.bars} small` : styles.bars} role="img" aria-label={label}>
      {!small && (
        <span className={styles.scale} aria-hidden="true">
          {[top, top / 2, 0].map((value) => (
            <bdi key={value} dir="ltr">
              {format(value)}
            </bdi>
          ))}
        </span>
      )}
      <span className={styles.plot} aria-hidden="true">
        {bars.map(({ key, title }, at) => (
          <span key={key} className={styles.bar} title={title}>
            {drawn[at]?.map((value, part) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts have an order and nothing else
              <i key={part} style={{ "--h": value / top } as CSSProperties} />
            ))}
          </span>
        ))}
      </span>
      {!small && (
        <span className={styles.labels} aria-hidden="true">
          {bars.map(({ key, label: under }) => (
            <span key={key}>{under}</span>
          ))}
        </span>
      )}
    </figure>
  );
}
