import { useWording } from "#ui/page.tsx";
import * as styles from "./card.module.css";

const shown = 3;

/** At most three features, then how many more there are. */
export function CardFeatures({ features, count }: { features: readonly string[]; count: number }) {
  const { name } = useWording();
  if (features.length === 0) return null;
  const named = features.slice(0, shown).map((feature) => name("feature", feature));
  return (
    <p className={styles.features}>
      <span>{named.join(" · ")}</span>
      {count > shown && <b dir="ltr">{`+${count - shown}`}</b>}
    </p>
  );
}
