import type { CSSProperties } from "react";
import { useWording } from "#ui/page.tsx";
import * as styles from "./ruler.module.css";

/** Room beside the range on the ruler, as a share of it. */
const beside = 0.8;
/** The pin stays whole on the ruler, however far off the price is. */
const edge = 4;

interface Props {
  low: number;
  high: number;
  /** The price in dollars; without one the range stands alone. */
  price?: number | undefined;
  /** How the ends are written: to the dollar they would be a lie. */
  round?: (value: number) => number;
}

/** Where a price lies on the range that such vehicles are offered in. Said in words beside it: it is drawn for the eye alone. */
export function Ruler({ low, high, price, round = (value) => value }: Props) {
  const { money } = useWording();
  const span = high - low || 1;
  const from = low - beside * span;
  const at = price === undefined ? 0 : (100 * (price - from)) / (span * (1 + 2 * beside));
  const end = (100 * beside) / (1 + 2 * beside);
  const style = {
    "--at": `${Math.min(100 - edge, Math.max(edge, at))}%`,
    "--lo": `${end}%`,
    "--hi": `${100 - end}%`,
  } as CSSProperties;
  return (
    <div className={styles.ruler} style={style} aria-hidden="true">
      {price !== undefined && (
        <span className={styles.label}>
          <bdi className="num" dir="ltr">
            {money(Math.round(price))}
          </bdi>
        </span>
      )}
      <div className={styles.track}>
        <span className={styles.band} />
        {price !== undefined && <span className={styles.pin} />}
      </div>
      <span className={`${styles.tick} ${styles.lo}`}>
        <bdi className="num" dir="ltr">
          {money(round(low))}
        </bdi>
      </span>
      <span className={`${styles.tick} ${styles.hi}`}>
        <bdi className="num" dir="ltr">
          {money(round(high))}
        </bdi>
      </span>
    </div>
  );
}
