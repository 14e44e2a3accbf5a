import { type RawBuilder, sql } from "kysely";
import { fewestForAverage } from "./review.schema.ts";

/** A review `r` that anyone may read; one of an account that is closed is not. */
export const isShown = (dealerId: RawBuilder<unknown>) => sql`r.dealer_id = ${dealerId} and r.state = 'shown'
  and exists (select from users a where a.id = r.user_id
    and in_good_standing(a.user_status, a.deletion_requested_at))`;

/** `[n1, …, n5]`: how many reviews of a dealer have one star to five. */
export const starCounts = (dealerId: RawBuilder<unknown>) => sql<number[]>`(
  select array[count(*) filter (where r.stars = 1), count(*) filter (where r.stars = 2),
    count(*) filter (where r.stars = 3), count(*) filter (where r.stars = 4),
    count(*) filter (where r.stars = 5)]::int[]
  from dealer_reviews r where ${isShown(dealerId)})`;

/** How many reviews these are, and their average with one digit behind the point: null of too few. */
export function ratingOf(counts: readonly number[]): { count: number; average: number | null } {
  const count = counts.reduce((sum, n) => sum + n, 0);
  if (count < fewestForAverage) return { count, average: null };
  const sum = counts.reduce((total, n, index) => total + n * (index + 1), 0);
  return { count, average: Math.round((sum / count) * 10) / 10 };
}
