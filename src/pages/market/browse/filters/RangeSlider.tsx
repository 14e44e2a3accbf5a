import type { CSSProperties } from "react";
import * as styles from "./filters.module.css";

interface Props {
  /** The thumbs stand at 0 to this many; the last position is the open end. */
  positions: number;
  low: number;
  high: number;
  lowLabel: string;
  highLabel: string;
  /** What a position stands for, said to those who do not see it. */
  say: (position: number) => string;
  onChange: (low: number, high: number) => void;
}

/** Two thumbs on one track: native range inputs laid over one another, so keys, touch and direction come with them. */
export function RangeSlider({ positions, low, high, lowLabel, highLabel, say, onChange }: Props) {
  const style = { "--lo": low / positions, "--hi": high / positions } as CSSProperties;
  return (
    <div className={styles.range} style={style}>
      <span className={styles.track} />
      <span className={styles.fill} />
      <input
        type="range"
        min={0}
        max={positions}
        value={low}
        // At the far end the lower thumb has to stay on top, or nothing could be moved any more.
        className={low >= positions - 1 ? styles.front : undefined}
        aria-label={lowLabel}
        aria-valuetext={say(low)}
        onChange={(event) => onChange(Math.min(Number(event.target.value), high - 1), high)}
      />
      <input
        type="range"
        min={0}
        max={positions}
        value={high}
        aria-label={highLabel}
        aria-valuetext={say(high)}
        onChange={(event) => onChange(low, Math.max(Number(event.target.value), low + 1))}
      />
    </div>
  );
}
