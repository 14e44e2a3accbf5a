import { Star } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import { fewestForAverage } from "../review.schema.ts";
import * as styles from "./reviews.module.css";
import { Stars } from "./Stars.tsx";

interface Props {
  average: number | null;
  /** Of one star to five. */
  counts: readonly number[];
}

/** With its one digit behind the point, also where that is 0. */
const shown = (average: number) => average.toFixed(1);

/** What all reviews come to: the average, and how many have each number of stars. Of too few nothing is summed up. */
export function Rating({ average, counts }: Props) {
  const { t, number } = useWording();
  const count = counts.reduce((sum, n) => sum + n, 0);
  if (average === null) {
    return <p className="soft small">{t("dealer-reviews.fewForAverage")}</p>;
  }
  return (
    <div className={styles.rating}>
      <p className={styles.average}>
        <b className="num" aria-hidden="true">
          {shown(average)}
        </b>
        <span className="sr">{t("dealer-reviews.averageOf", { average: shown(average), count })}</span>
        <span aria-hidden="true">
          <Stars stars={Math.round(average)} />
        </span>
      </p>
      <ul className={styles.bars}>
        {counts
          .map((n, index) => ({ n, stars: index + 1 }))
          .toReversed()
          .map(({ n, stars }) => (
            <li key={stars}>
              <span className="sr">{t("dealer-reviews.starCount", { stars, count: n })}</span>
              <span className="num small" aria-hidden="true">
                {number(stars)}
                <Star className={`i s ${styles.full}`} />
              </span>
              <progress max={count} value={n} aria-hidden="true" />
              <span className="num small soft" aria-hidden="true">
                {number(n)}
              </span>
            </li>
          ))}
      </ul>
    </div>
  );
}

/** "4.6 (12)" beside the name of a dealer, with the way to the reviews; of too few their number alone. */
export function RatingLink({ count, average }: { count: number; average: number | null }) {
  const { t } = useWording();
  if (count === 0) return null;
  return (
    <a className={`link ${styles.short}`} href="#reviews">
      <Star className={`i s ${styles.full}`} aria-hidden="true" />
      {average !== null && count >= fewestForAverage && (
        <>
          <b className="num" aria-hidden="true">
            {shown(average)}
          </b>
          <span className="sr">{t("dealer-reviews.averageOf", { average: shown(average), count })}</span>
        </>
      )}
      <span className="soft" aria-hidden={average !== null}>
        ({t("dealer-reviews.count", { count })})
      </span>
    </a>
  );
}
