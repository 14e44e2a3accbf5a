import { Star } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import * as styles from "./reviews.module.css";

const five = [1, 2, 3, 4, 5] as const;

/** One to five stars, as a picture with its words. */
export function Stars({ stars }: { stars: number }) {
  const { t } = useWording();
  return (
    <span className={styles.stars} role="img" aria-label={t("dealer-reviews.starsOf", { stars })}>
      {five.map((one) => (
        <Star key={one} className={one <= stars ? `i s ${styles.full}` : "i s"} aria-hidden="true" />
      ))}
    </span>
  );
}

interface FieldProps {
  value: number;
  onChange: (stars: number) => void;
  error: string | undefined;
  errorId: string;
}

/** Chooses one of five stars: radio buttons, so that keys and readers know them. */
export function StarField({ value, onChange, error, errorId }: FieldProps) {
  const { t } = useWording();
  return (
    <fieldset
      className={styles.starField}
      aria-invalid={Boolean(error)}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="lab">{t("dealer-reviews.stars")}</legend>
      <div className={styles.choices}>
        {five.map((one) => (
          <label key={one} className={one <= value ? styles.full : undefined}>
            <input
              type="radio"
              name="stars"
              className="sr"
              value={one}
              checked={value === one}
              onChange={() => onChange(one)}
              aria-label={t("dealer-reviews.starsOf", { stars: one })}
            />
            <Star className="i l" aria-hidden="true" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
