import { useWording } from "#ui/page.tsx";
import * as styles from "./card.module.css";

const shown = 3;

/** At most three features, then how many more there are. */
export function CardFeatures({ features, count }: { features: readonly string[]; count: number }) {
  const { t, name, number } = useWording();
  const more = count - shown;
  if (features.length === 0) return null;
  return (
    <ul className={styles.cardFeatures}>
      {features.slice(0, shown).map((feature) => (
        <li key={feature} className="badge">
          {name("feature", feature)}
        </li>
      ))}
      {more > 0 && (
        <li className="badge">
          <span aria-hidden="true" dir="ltr">
            +{number(more)}
          </span>
          <span className="sr">{t("listings.cardMoreFeatures", { count: more })}</span>
        </li>
      )}
    </ul>
  );
}
